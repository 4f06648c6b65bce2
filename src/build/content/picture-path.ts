import type {Version} from '../../common/versions';

/**
 * Where the picture of a page for previews is, without the base URL. A step after the
 * build draws it; the page names it in its metadata.
 *
 * @param file - of the page, relative to the project
 */
export const picturePath = (file: string, {folder, label}: Version): string =>
  `/img/pages/${label}/${file.slice(folder.length + 1).replace(/\.mdx?$/, '')}.png`;
