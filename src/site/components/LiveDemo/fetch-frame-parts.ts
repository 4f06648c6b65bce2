import type {DemoData} from '@site/src/site/demos/demo-data';
import type {FrameFont} from '@site/src/site/demos/frame/fonts';
import type {FrameParts} from '@site/src/site/demos/frame/frame-content';
import codeFont from '@site/src/site/fonts/geist-mono/geist-mono-subset.woff2';
import textFont from '@site/src/site/fonts/geist/geist-subset.woff2';
import {typefaces} from '@site/src/site/fonts/typefaces';
import {isPage} from '@site/src/common/is-page';

/** What has been fetched, or is on its way; shared by all demos, so that nothing is transferred twice. */
const contents = new Map<string, Promise<string>>();

function fetchOnce(url: string, read: (response: Response) => Promise<string>): Promise<string> {
  const known = contents.get(url);
  if (known) {
    return known;
  }
  const content = fetch(url).then((response) => {
    // A host can answer with a page where a file is missing.
    if (!response.ok || isPage(response)) {
      throw new Error(`${url}: ${response.status}`);
    }
    return read(response);
  });
  contents.set(url, content);
  // A failure is forgotten, so that the next try fetches again.
  content.catch(() => contents.delete(url));
  return content;
}

/** Fetches a text file, once. */
export const fetchText = (url: string): Promise<string> => fetchOnce(url, (response) => response.text());

/** A file as a `data:` address. */
async function readDataUrl(response: Response): Promise<string> {
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(blob);
  });
}

/** The fonts of the site, which the browser has in its cache; without them a demo still runs. */
async function fetchFonts(): Promise<FrameFont[]> {
  const fonts = [
    {family: typefaces.text.family, url: textFont},
    {family: typefaces.code.family, url: codeFont},
  ];
  const fetched = await Promise.allSettled(
    fonts.map(async ({family, url}) => ({family, dataUrl: await fetchOnce(url, readDataUrl)})),
  );
  return fetched.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/**
 * Fetches what a demo runs with. The page does it, not the frame: a frame of
 * opaque origin has no cache to share.
 *
 * @throws when a library cannot be fetched
 */
export async function fetchFrameParts(data: Pick<DemoData, 'libraries'>): Promise<FrameParts> {
  const [fonts, ...libraries] = await Promise.all([
    fetchFonts(),
    ...data.libraries.map(async ({name, url}) => ({name, text: await fetchText(url)})),
  ]);
  return {fonts, libraries};
}
