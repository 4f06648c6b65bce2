import type {DemoData} from '@site/src/demos/demo-data';
import type {Frame, Library} from '@site/src/demos/frame/frame-document';

/** What has been fetched, or is on its way; shared by all demos, so that nothing is transferred twice. */
const texts = new Map<string, Promise<string>>();

function fetchText(url: string): Promise<string> {
  const known = texts.get(url);
  if (known) {
    return known;
  }
  const text = fetch(url).then((response) => {
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return response.text();
  });
  texts.set(url, text);
  // A failure is forgotten, so that the next try fetches again.
  text.catch(() => texts.delete(url));
  return text;
}

/**
 * Fetches what a demo runs with. The page does it, not the frame: a frame of
 * opaque origin has no cache to share.
 *
 * @throws when a file cannot be had
 */
export async function fetchLibraries(data: DemoData): Promise<{frame: Frame; libraries: Library[]}> {
  const [frame, ...libraries] = await Promise.all([
    fetchText(data.frameUrl),
    ...data.libraries.map(async ({name, url}) => ({name, text: await fetchText(url)})),
  ]);
  return {frame: JSON.parse(frame) as Frame, libraries};
}
