import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {sites} from '../support/sites';
import {fetchedElsewhere, filesThatFetch, namedHosts} from './other-hosts';

const {buildDir} = sites.main;

/** Pages have their own rule, in `site-rules.ts`. */
const isPage = (file: string): boolean =>
  file.endsWith('.html') &&
  !file.startsWith('assets/') &&
  fs.readFileSync(path.join(buildDir, file), 'utf8').includes('data-app=');

test('no script, style sheet or further HTML file asks another host', () => {
  const files = filesThatFetch(buildDir, isPage);
  const ofKind = (end: string) => files.filter(([file]) => file.endsWith(end)).length;
  expect(ofKind('.js')).toBeGreaterThan(40);
  expect(ofKind('.html')).toBeGreaterThan(100);
  expect(files.flatMap(([file, text]) => fetchedElsewhere(file, text))).toEqual([]);
  const scripts = files
    .filter(([file]) => file.endsWith('.js'))
    .map(([, text]) => text)
    .join('\n');
  expect(
    Object.keys(namedHosts).filter((host) => !scripts.includes(host)),
    'hosts that no script names any more',
  ).toEqual([]);
});

for (const [file, text, problem] of [
  ['a.js', 'fetch("https://api.test/x")', 'a.js: it names the host api.test.'],
  ['a.js', 'import(`//cdn.test/x.js`)', 'a.js: it names the host cdn.test.'],
  ['a.js', "new WebSocket('wss://[::1]:80')", 'a.js: it names the host [::1].'],
  ['a.css', '@import "//cdn.test/a.css";', 'a.css: //cdn.test/a.css is fetched from another host'],
  ['a.css', 'a{src:url( https://cdn.test/a.woff2 )}', 'a.css: https://cdn.test/a.woff2 is fetched from another host'],
  ['a.html', '<link rel=preload href=//cdn.test/a.js>', 'a.html: //cdn.test/a.js is fetched from another host'],
  ['a.html', '<style>a{b:url("//cdn.test")}</style>', 'a.html: //cdn.test is fetched from another host'],
] as const) {
  test(`found: ${text}`, () => {
    expect(fetchedElsewhere(file, text)).toEqual([expect.stringContaining(problem)]);
  });
}

test('what stays on the site is not found', () => {
  expect(fetchedElsewhere('a.js', 'fetch("/a"); // see //b.c\nlink("https://github.com/x")')).toEqual([]);
  expect(
    fetchedElsewhere('a.css', '/* url(//a.test) */ a{b:url("data:image/svg+xml,<svg xmlns=\\"http://x\\">")}'),
  ).toEqual([]);
  expect(fetchedElsewhere('a.html', '<a href=https://a.test>x</a><link rel=canonical href=https://a.test>')).toEqual(
    [],
  );
});
