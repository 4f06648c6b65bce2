import {escape} from 'html-escaper';

/** A mark that only pages at old addresses have. */
const mark = '<html lang=en data-old-address>';

/** Is it the HTML of a page that only leads from an old address to a page of this site? */
export const isOldAddressPage = (html: string): boolean => html.includes(mark);

/** The colors are named, though they are the browser's own, for tools that measure contrast. */
const styles =
  ':root{background:Canvas;color:CanvasText;color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:4rem auto;max-width:40rem;padding:0 1rem}';

/**
 * The page at an old address. A script leads on, for it keeps query and hash. Without scripts the page
 * refreshes itself; where only the hash tells which page is meant, it stays, and links to all pages.
 *
 * @param to - the address of the new page, with base URL
 * @param script - the address of the script
 * @param names - whether the hash names a member of the library
 */
export function oldAddressPage(to: string, script: string, names: boolean): string {
  const title = names ? 'The API reference has moved' : 'This page has moved';
  const text = names
    ? `Find the member in the <a href="${escape(to)}">API reference</a>.`
    : `Its new address is <a href="${escape(to)}">${escape(to)}</a>.`;
  const refresh = names ? '' : `<noscript><meta http-equiv="refresh" content="0; url=${escape(to)}"></noscript>`;
  return [
    `<!doctype html>${mark}<head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,">${refresh}<style>${styles}</style>`,
    `<script src="${escape(script)}" defer></script></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  ].join('');
}
