import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext, LoadedPlugin, Props} from '@docusaurus/types';
import {checkHtml, htmlFile} from '../../src/build/hosting/built-pages';
import {listening} from '../support/listening';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {readEnv} from '../../src/build/config/env';
import {projectIn} from '../../src/build/config/project';
import {servedPaths} from '../../src/build/delivery/post-build/boot-script';
import {postBuild} from '../../src/build/delivery/post-build';
import {latestVersion} from '../../src/common/versions';
import {picturePath} from '../../src/build/content/picture-path';
import {drawPagePictures} from '../../src/build/delivery/post-build/page-pictures';
import {project, projectDir} from '../support/sites';
import {optionalParts} from '../../src/build/delivery/post-build/purge-styles';
import {runSteps} from '../../src/build/delivery/post-build/steps';
import {readSite} from '../../src/build/search-index/read-site';
import {pageHtml, samplePage} from '../search/sample-site';

test.describe('the steps after the build', () => {
  const step = (name: string, run: (log: string[]) => Promise<void> | void) => ({name, run});

  test('run one after another, also when an early one is slow', async () => {
    const log: string[] = [];
    await runSteps(
      [
        step('slow', async (lines) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          lines.push('slow');
        }),
        step('fast', (lines) => void lines.push(`fast after ${lines.join()}`)),
      ],
      log,
    );
    expect(log).toEqual(['slow', 'fast after slow']);
  });

  test('stop at the first that fails, and the error names it', async () => {
    const log: string[] = [];
    const fails = step('first view', () => Promise.reject(new Error('/a has no page')));
    await expect(runSteps([fails, step('later', (lines) => void lines.push('later'))], log)).rejects.toThrow(
      'After the build, first view: /a has no page',
    );
    expect(log).toEqual([]);
  });
});

/** Where a page of a small built site lies, by the setting `trailingSlash`. */
const layouts = {
  undefined: {'/docs/': 'index.html', '/docs/a': 'a/index.html', '/docs/4.0/': '4.0/index.html'},
  true: {'/docs/': 'index.html', '/docs/a/': 'a/index.html', '/docs/4.0/': '4.0/index.html'},
  false: {'/docs/': 'index.html', '/docs/a': 'a.html', '/docs/4.0': '4.0.html'},
};

const entryTags = '<script src=/docs/runtime.js defer></script><script src=/docs/main.js defer></script>';

const styled = (html: string): string =>
  html.replace('<head>', `<head><link rel=stylesheet href=/docs/assets/css/styles.css>${entryTags}`);

/** Writes a small site as Docusaurus leaves it, and returns what a plugin is given after the build. */
function finishedBuild(
  files: Record<string, string>,
  change: (html: string, file: string) => string = (html) => html,
  check: Promise<void> = Promise.resolve(),
) {
  const siteDir = test.info().outputPath('site');
  const outDir = path.join(siteDir, 'out');
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const write = (folder: string, name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  };
  const pages = Object.keys(files);
  for (const [page, file] of Object.entries(files)) {
    const html = styled(pageHtml({...samplePage, path: page}, 'current'));
    write(outDir, file, change(html, file));
  }
  write(outDir, '404.html', styled('<!doctype html><head></head><div>No page.</div>'));
  write(outDir, 'assets/fonts/geist-subset-0.woff2', '');
  write(
    outDir,
    'assets/css/styles.css',
    optionalParts
      .flat()
      .map((name) => `.${name}{}`)
      .join(''),
  );
  write(outDir, 'assets/js/search-client.0.js', '');
  write(
    generatedFilesDir,
    'client-manifest.json',
    JSON.stringify({
      entrypoints: ['main'],
      origins: {main: ['0', '2'], 0: ['1']},
      assets: {
        0: {js: [{publicPath: '/docs/runtime.js'}]},
        1: {js: [{publicPath: '/docs/page.js'}]},
        2: {js: [{publicPath: '/docs/main.js'}]},
      },
    }),
  );
  const names = Object.fromEntries(pages.map((page) => [`${page}-0`, {__comp: 'page'}]));
  write(generatedFilesDir, 'routesChunkNames.json', JSON.stringify(names));
  write(generatedFilesDir, 'registry.js', '"page": [() => import("@theme/DocItem"), "", ""],');
  const page = {source: '@site/pages/none.mdx', title: 'A', description: 'B', frontMatter: {}};
  const docs = pages.map((permalink) => ({...page, id: permalink, permalink}));
  const content = {
    loadedVersions: [
      {versionName: 'current', label: '4.1', path: '/docs', contentPath: siteDir, isLast: true, docs, sidebars: {}},
    ],
  };
  const build = {
    baseUrl: '/docs/',
    generatedFilesDir,
    outDir,
    plugins: [
      {name: 'docusaurus-plugin-content-docs', options: {id: 'default'}, content},
      {name: 'page-checks', content: {done: check}},
    ] as unknown as LoadedPlugin[],
    routes: pages.map((page) => ({path: page, component: ''})),
    siteConfig: {url: 'https://docs.example.com', themeConfig: {}} as Props['siteConfig'],
    siteDir,
  };
  type Arguments = Parameters<NonNullable<ReturnType<typeof postBuild>['postBuild']>>[0];
  return {
    outDir,
    run: () =>
      postBuild({} as LoadContext, {project: projectIn(siteDir), compress: true, oldAddresses: false}).postBuild?.(
        build as unknown as Arguments,
      ),
  };
}

for (const [setting, files] of Object.entries(layouts)) {
  test(`with trailingSlash ${setting}, every page gets the boot script, records and compression, in this order`, async () => {
    const {outDir, run} = finishedBuild(files);
    await run();
    for (const [page, file] of Object.entries(files)) {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      const [, boot = '', paths = ''] =
        /<script src="\/docs\/(assets\/js\/boot\.[0-9a-f]{8}\.js)" async fetchpriority="high" data-app="\/docs\/runtime.js \/docs\/page.js \/docs\/main.js" data-page="([^"]+)">/.exec(
          html,
        ) ?? [];
      expect(fs.readFileSync(path.join(outDir, boot), 'utf8')).toContain('data-has-hydrated');
      expect(page).toMatch(new RegExp(paths));
      expect(html.match(/<script src|rel="preload"|<style data-styles|rel=stylesheet/g)).toEqual([
        'rel="preload"',
        '<style data-styles',
        '<script src',
      ]);
      // Compressed after the page was changed.
      expect(fs.statSync(path.join(outDir, `${file}.br`)).mtimeMs).toBeGreaterThanOrEqual(
        fs.statSync(path.join(outDir, file)).mtimeMs,
      );
    }
    expect(fs.readFileSync(path.join(outDir, '404.html'), 'utf8')).toContain(
      'data-app="/docs/runtime.js /docs/main.js">',
    );
    const index = fs.readdirSync(path.join(outDir, 'assets/search')).find((name) => /-titles\.\w+\.json$/.test(name));
    const {pages} = JSON.parse(fs.readFileSync(path.join(outDir, 'assets/search', index ?? ''), 'utf8')) as {
      pages: {path: string}[];
    };
    expect(pages.map((page) => page.path).sort()).toEqual(Object.keys(files).sort());
  });

  test(`with trailingSlash ${setting}, the preview server finds every page`, async ({request}) => {
    const {outDir} = finishedBuild(files);
    const locations = Object.keys(files).map((page) => `<url><loc>https://docs.example.com${page}</loc></url>`);
    fs.writeFileSync(path.join(outDir, 'sitemap.xml'), `<urlset>${locations.join('')}</urlset>`);
    fs.writeFileSync(path.join(outDir, '404.html'), 'none');
    const preview = createPreviewServer({buildDir: outDir, baseUrl: '/docs/', env: readEnv({})});
    const {origin, close} = await listening(preview);
    for (const page of Object.keys(files)) {
      const response = await request.get(`${origin}${page}`, {maxRedirects: 0});
      expect(response.status(), page).toBe(200);
      expect(await response.text()).toContain('<!doctype html>');
    }
    await close();
  });
}

test('pages that are wrong stop the build before anything is written', async () => {
  const check = Promise.reject(new Error('The pages and the library disagree:\ndocs/a.mdx:1: a planted problem'));
  const {outDir, run} = finishedBuild(layouts.undefined, undefined, check);
  await expect(run()).rejects.toThrow(/page checks: The pages and the library disagree:\n.*a planted problem/);
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).not.toContain('rel="preload"');
  expect(fs.existsSync(path.join(outDir, 'index.html.br'))).toBe(false);
});

test.describe('a page that is not there as a whole stops the build', () => {
  const files = layouts.undefined;
  const faults: [string, (html: string) => string, RegExp][] = [
    ['empty', () => '', /first view: .*a\/index\.html: expected an HTML page, found an empty file/],
    ['cut off', (html) => html.slice(0, html.length / 2), /first view: .*a\/index\.html: .* it is cut off after "/],
    [
      'without its start',
      (html) => html.slice(100),
      /a\/index\.html: expected an HTML page that starts with a doctype/,
    ],
    [
      'without a style sheet',
      (html) => html.replace('<link rel=stylesheet', '<link rel="stylesheet"'),
      /first-view.ts: expected a tag "<link rel=stylesheet href=…>" in every page, .*; found none in .*a\/index\.html/,
    ],
    [
      'without the scripts of the app',
      (html) => html.replaceAll(' defer>', ' async>'),
      /boot-script.ts: expected tags "<script src=… defer>" for \/docs\/runtime.js, \/docs\/main.js .*; found none in .*a\/index\.html/,
    ],
    [
      'with another script',
      (html) => html.replace('/docs/main.js', '/docs/other.js'),
      /boot-script.ts: .*; found \/docs\/runtime.js, \/docs\/other.js in .*a\/index\.html/,
    ],
    [
      'without an article',
      () => styled('<!doctype html><head></head><div>An error</div>'),
      /(?:search index|pages as Markdown): .*\/docs\/a: expected (?:a built page|the article)/s,
    ],
  ];
  for (const [fault, change, message] of faults) {
    test(fault, async () => {
      const {outDir, run} = finishedBuild(files, (html, file) => (file === 'a/index.html' ? change(html) : html));
      await expect(run()).rejects.toThrow(message);
      expect(fs.existsSync(path.join(outDir, 'index.html.br')), 'no later step has run').toBe(false);
    });
  }

  test('missing', async () => {
    const {outDir, run} = finishedBuild(files);
    fs.rmSync(path.join(outDir, 'a'), {recursive: true});
    await expect(run()).rejects.toThrow(
      /\/docs\/a: expected the page in .* as a\/index\.html or a\.html; found neither/,
    );
  });

  test('also when the records of a finished build are read', async () => {
    const {outDir} = finishedBuild(files, (html, file) => (file === 'a/index.html' ? '' : html));
    const site = {outDir, paths: Object.keys(files), baseUrl: '/docs/', origin: 'https://docs.example.com'};
    await expect(readSite({...site, versionLabels: new Map([['docs-default-current', '4.1']])})).rejects.toThrow(
      /a\/index\.html: expected an HTML page, found an empty file/,
    );
  });
});

test('whole pages pass, with and without the closing tags that the minifier leaves out', () => {
  for (const html of ['<!doctype html><p>a<div></div>', '<!DOCTYPE html><html><body></body></html>\n']) {
    expect(() => checkHtml(html, 'page.html')).not.toThrow();
  }
});

test('a page knows the paths under which hosts serve it', () => {
  const isServed = (page: string, address: string): boolean => new RegExp(servedPaths(page)).test(address);
  for (const address of ['/a/b', '/a/b/', '/a/b.html', '/a/b/index', '/a/b/index.html']) {
    expect(isServed('/a/b/', address)).toBe(true);
    expect(isServed('/a/b', address)).toBe(true);
  }
  for (const address of ['/', '/index.html']) {
    expect(isServed('/', address)).toBe(true);
    expect(isServed('/4.0/', `/4.0${address}`)).toBe(true);
  }
  for (const address of ['/translate', '/a', '/a/b/c', '/x/a/b', '/a/bc', '/4x0/']) {
    expect(['/', '/a/b/', '/4.0/'].filter((page) => isServed(page, address))).toEqual([]);
  }
});

test('a file of HTML is found under its own name', () => {
  const outDir = test.info().outputPath('out');
  fs.mkdirSync(outDir, {recursive: true});
  fs.writeFileSync(path.join(outDir, '404.html'), '');
  expect(htmlFile({outDir, baseUrl: '/docs/'}, '/docs/404.html')).toBe(path.join(outDir, '404.html'));
});

test('pictures are drawn for the pages of a build, wherever it is written', async () => {
  const {outputDir} = test.info();
  const docs = ['@site/docs/glossary.mdx', '@site/tests/fixtures/variant/docs/index.mdx'].map((source) => ({source}));
  const plugin = (list: object[]) =>
    [
      {name: 'docusaurus-plugin-content-docs', options: {}, content: {loadedVersions: [{docs: list}]}},
    ] as unknown as LoadedPlugin[];
  const pictures = () =>
    fs.readdirSync(outputDir, {recursive: true, encoding: 'utf8'}).filter((name) => /png$/.test(name));
  fs.mkdirSync(outputDir, {recursive: true});
  await drawPagePictures(project, {outDir: outputDir, siteDir: projectDir, plugins: plugin(docs.slice(1))});
  expect(pictures()).toEqual([]);
  await drawPagePictures(project, {outDir: outputDir, siteDir: projectDir, plugins: plugin(docs)});
  expect(pictures()).toEqual([picturePath('docs/glossary.mdx', latestVersion).slice(1)]);
});
