import fs from 'node:fs';
import path from 'node:path';

/** A finished build and the path that its pages start with. */
export type BuildFolder = {
  outDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
};

/**
 * Finds the HTML file of a page. Where it lies depends on the setting
 * `trailingSlash`: the page `/a` is in `a/index.html` or in `a.html`.
 *
 * @param pagePath - with base URL
 * @throws when the build has no file for the page
 */
export function htmlFile({outDir, baseUrl}: BuildFolder, pagePath: string): string {
  const relative = `${pagePath}/`.startsWith(baseUrl) ? pagePath.slice(baseUrl.length) : pagePath;
  const names = /\.html?$/i.test(relative)
    ? [relative]
    : [path.join(relative, 'index.html'), `${relative.replace(/\/$/, '')}.html`];
  const file = names.map((name) => path.join(outDir, name)).find((candidate) => fs.existsSync(candidate));
  if (!file) {
    throw new Error(`${pagePath}: expected the page in ${outDir}, as ${names.join(' or ')}; found neither.`);
  }
  return file;
}

/**
 * Checks that a page is there as a whole. The minifier leaves out `</body>` and
 * `</html>`; the end of the last container stays.
 *
 * @param file - named in the error
 * @throws when the page is empty, starts or ends in the wrong place
 */
export function checkHtml(html: string, file: string): void {
  if (html.trim() === '') {
    throw new Error(`${file}: expected an HTML page, found an empty file.`);
  }
  if (!/^\s*<!doctype html>/i.test(html)) {
    throw new Error(`${file}: expected an HTML page that starts with a doctype, found "${html.slice(0, 40)}".`);
  }
  if (!/<\/(?:div|script|body|html)>\s*$/i.test(html)) {
    throw new Error(
      `${file}: expected an HTML page that ends with a closing tag; it is cut off after "${html.slice(-40)}".`,
    );
  }
}

/**
 * Reads the HTML of a page.
 *
 * @param pagePath - with base URL
 * @throws when the file is missing, unreadable, empty or cut off
 */
export async function readHtml(build: BuildFolder, pagePath: string): Promise<string> {
  const file = htmlFile(build, pagePath);
  const html = await fs.promises.readFile(file, 'utf8');
  checkHtml(html, file);
  return html;
}
