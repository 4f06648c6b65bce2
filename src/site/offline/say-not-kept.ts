import type {VersionPath} from '@site/src/common/offline-files';
import type {Kept} from './kept';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The home page of a version. */
const homeOf = (baseUrl: string, path: string): string => `${baseUrl}${path === '' ? '' : `${path}/`}`;

/**
 * The page about a version that is not kept, in plain HTML: there is nothing of the site to show it with.
 *
 * @param version - that was asked for
 * @param copies - what is kept instead
 */
export function sayNotKept(
  version: VersionPath | undefined,
  copies: readonly Kept[],
  versions: readonly VersionPath[],
  baseUrl: string,
): Response {
  const title = version ? `Version ${escaped(version.label)} is not kept for offline reading` : 'You are offline';
  const links = copies.map((copy) => {
    const path = versions.find((each) => each.version === copy.version)?.path ?? '';
    return `<li><a href="${homeOf(baseUrl, path)}">Version ${escaped(copy.label)}</a></li>`;
  });
  const others = links.length > 0 ? `<p>These versions are kept:</p><ul>${links.join('')}</ul>` : '';
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>:root{color-scheme:light dark}body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}</style>
<main><h1>${title}</h1>
<p>The site cannot be reached, so this page cannot be shown. Try again when you are online.</p>${others}</main>`;
  return new Response(body, {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}});
}
