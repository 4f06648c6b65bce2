import {escape as escapeHtml} from 'html-escaper';
import type {Script} from '../transpile';
import {type FrameFont, fontFaces} from './fonts';
import type {ColorMode} from './messages';

/** What every frame starts with. */
export type Frame = {runtime: string; baseCss: string};

/** A package, under the name by which programs import it. */
export type Library = {name: string; text: string};

/** All that a demo needs besides its program. */
export type FrameParts = {frame: Frame; fonts: FrameFont[]; libraries: Library[]};

/** What is particular to one demo. */
export type FrameProgram = {title: string; html: string; css: string; scripts: Script[]};

/** Nothing is fetched: all that a demo needs stands in its document. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Keeps a text from ending the script element in which it stands. */
const inScript = (code: string): string => code.replace(/<(?=\/script|!--)/gi, '\\x3C');
const inStyle = (css: string): string => css.replace(/<(?=\/style)/gi, '\\3c ');

const script = (code: string): string => `<script>${inScript(code)}</script>`;

function definition(name: string, code: string, isProgram: boolean): string {
  const start = `liveDemo.define(${JSON.stringify(name)},function(module,exports,require){`;
  return script(`${start}${code}\n});${isProgram ? `\n//# sourceURL=${name}` : ''}`);
}

/**
 * The whole document of a demo's frame, for `srcdoc`: it reaches nothing outside
 * itself but the page around it, by messages (see messages.ts).
 */
export function frameDocument(
  {frame: {runtime, baseCss}, fonts, libraries}: FrameParts,
  {title, html, css, scripts}: FrameProgram,
  colorMode: ColorMode,
): string {
  return [
    `<!doctype html><html lang="en" style="color-scheme: ${colorMode}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${fontFaces(fonts)}</style><style>${inStyle(baseCss)}</style><style>${inStyle(css)}</style>`,
    script(runtime),
    '</head><body>',
    html,
    ...libraries.map(({name, text}) => definition(name, text, false)),
    ...scripts.map(({name, code}) => definition(name, code, true)),
    script('liveDemo.start()'),
    '</body></html>',
  ].join('\n');
}
