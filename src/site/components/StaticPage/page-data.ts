import type {ShownSidebar} from '../Sidebar/known-sidebars';

/** What a page says of itself, beside its HTML. */
export type PageData = {
  /** Of the doc, such as `api/dia/Graph`. */
  id: string;
  /** The path of the page, with base URL. */
  path: string;
  title: string;
  description?: string;
  keywords?: readonly string[];
  /** Address of a picture for previews. */
  image?: string;
  /** The path of its copy as Markdown, with base URL. */
  markdown: string;
  sidebar?: ShownSidebar;
};

/** Marks the element that holds the static HTML of a page. */
export const pageAttribute = 'data-static-page';

/** Finds the element with the {@link PageData} within it. */
export const dataSelector = 'script[type="application/json"][data-page]';
