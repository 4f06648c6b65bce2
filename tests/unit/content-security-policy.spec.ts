import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {commonHeaders, demoFrameHeaders, isDemoFrame, pageHeaders} from '../../src/build/hosting/headers';
import {readScriptSources, writeScriptSources} from '../../src/build/hosting/host-files';
import {scriptSources} from '../../src/build/hosting/inline-scripts';

const colorMode = 'document.documentElement.setAttribute("data-theme-choice","light")';
const banner = 'show("__docusaurus-base-url-issue-banner")';
const page = (body: string, script = colorMode): string =>
  `<!doctype html><html><head><script>${script}</script></head><body>${body}<script src=/a.js></script></body></html>`;

/** A build with these files. */
function buildOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-policy-'));
  for (const [file, html] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), html);
  }
  return folder;
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the inline scripts of the framework get their hashes, each once', () => {
  const data = '<script type=application/ld+json>{"a":1}</script><script type="application/json" data-page>{}</script>';
  const sources = scriptSources(
    buildOf({'index.html': page(`${data}<script data-rh=true>${banner}</script>`), 'a/index.html': page(data)}),
  );
  expect(sources.sort()).toEqual([sha256(colorMode), sha256(banner)].sort());
});

for (const [name, html, message] of [
  ['an inline script', page('<script>steal()</script>'), /a\/index\.html: the inline script "steal\(\)" is not known/],
  ['a module', page('<script type=module>steal()</script>'), /the inline script "steal\(\)" is not known/],
  ['a known script that is changed', page('', `${colorMode};steal()`), /the color mode .* is not the same/],
  ['a handler in an attribute', page('<img src=x onerror="steal()">'), /onerror="steal\(\)" runs a script/],
  ['an address that is a script', page('<a href="javascript:steal()">x</a>'), /href="javascript:steal\(\)" runs/],
] as const) {
  test(`${name} that is planted in a page fails the build, with its page`, () => {
    expect(() => scriptSources(buildOf({'index.html': page(''), 'b/index.html': html, 'a/index.html': html}))).toThrow(
      message,
    );
  });
}

test('code that a page shows, and the file of the frames, are no scripts of pages', () => {
  const shown = '<pre>&lt;img onerror="steal()"> javascript: </pre>';
  const frame = '<script>run()</script>';
  expect(scriptSources(buildOf({'index.html': page(shown), 'assets/demos/frame.0a1b2c3d.html': frame}))).toEqual([
    sha256(colorMode),
  ]);
});

test('the policy of pages allows these scripts, and no other that stands in a page', () => {
  const folder = buildOf({'index.html': page('')});
  expect(readScriptSources(folder), 'a build that has not been looked at').toEqual([]);
  writeScriptSources(folder, scriptSources(folder));
  const policy = pageHeaders(readEnv({}), readScriptSources(folder))['Content-Security-Policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${sha256(colorMode)}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'base-uri': "'self'",
    'object-src': "'none'",
  });
});

test('nobody may frame a page, only the site may frame a demo, and a demo has its sandbox anywhere', () => {
  expect(pageHeaders(readEnv({}), [])).toMatchObject({'X-Frame-Options': 'DENY'});
  expect(demoFrameHeaders).toMatchObject({'X-Frame-Options': 'SAMEORIGIN', 'Connection-Allowlist': '()'});
  expect(demoFrameHeaders['Content-Security-Policy']).toMatch(/; frame-ancestors 'self'; sandbox allow-scripts$/);
  expect(demoFrameHeaders['Content-Security-Policy']).toMatch(/^default-src 'none'; /);
  expect(commonHeaders).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});

test('only the file of the frames is one', () => {
  const frames = ['/assets/demos/frame.0a1b2c3d.html', 'assets/demos/frame.0a1b2c3d.html'];
  expect(frames.map(isDemoFrame)).toEqual([true, true]);
  const others = ['/index.html', '/assets/demos/frame.html', '/x/assets/demos/frame.0a1b2c3d.html'];
  expect([...others, '/assets/demos/frame.0a1b2c3d.html/index.html'].map(isDemoFrame)).toEqual(Array(4).fill(false));
});
