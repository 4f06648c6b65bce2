import {framePolicy, policyText} from './policy';

/** Keeps a text from ending the element in which it stands. */
const inScript = (code: string): string => code.replace(/<(?=\/script|!--)/gi, '\\x3C');
const inStyle = (css: string): string => css.replace(/<(?=\/style)/gi, '\\3c ');

/**
 * The file that every frame of a demo shows at first. A page shows it with
 * `sandbox="allow-scripts"` and tells it what to run: see messages.ts.
 *
 * @param runtime - runtime.ts, as one script
 */
export const frameFile = (runtime: string, baseCss: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    // Hosts send it too, with what only a header can say: see src/build/hosting/headers.ts.
    `<meta http-equiv="Content-Security-Policy" content="${policyText(framePolicy)}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>Live demo</title><style>${inStyle(baseCss)}</style><script>${inScript(runtime)}</script>`,
    '</head><body></body></html>',
  ].join('\n');
