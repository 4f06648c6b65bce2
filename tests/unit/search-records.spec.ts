import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readPaths} from '../../src/build/search-index/read-build';
import {readPage} from '../../src/build/search-index/read-page';
import {problemsOf, readSite} from '../../src/build/search-index/read-site';
import {countRecords} from '../../src/build/search-index/count-records';
import {record} from '../search/sample-record';
import {pageHtml, samplePage, sampleSite} from '../search/sample-site';

test.describe('the records of a build', () => {
  const address = {origin: 'https://docs.example.com', baseUrl: '/docs/'};
  const writeSiteMap = (locations: string[]) => {
    const outDir = test.info().outputPath('build');
    fs.mkdirSync(outDir, {recursive: true});
    const urls = locations.map((location) => `<url><loc>${location}</loc></url>`);
    fs.writeFileSync(`${outDir}/sitemap.xml`, `<urlset>${urls.join('')}</urlset>`);
    return outDir;
  };

  test('are those of the pages in its site map', () => {
    const outDir = writeSiteMap(['https://docs.example.com/docs/', 'https://docs.example.com/docs/api/dia/Graph']);
    expect(readPaths(outDir, address)).toEqual(['/docs/', '/docs/api/dia/Graph']);
  });

  test('need a build', () => {
    expect(() => readPaths('/no/such/build', address)).toThrow(
      'Expected a built site in /no/such/build, found no sitemap.xml there: run "npm run build" first.',
    );
    expect(() => readPaths(writeSiteMap([]), address)).toThrow('found none: run "npm run build" again.');
  });

  for (const location of ['https://other.example.com/docs/', 'https://docs.example.com/api/']) {
    test(`do not come from a build for ${location}`, () => {
      expect(() => readPaths(writeSiteMap([location]), address)).toThrow(
        `Expected a build for https://docs.example.com/docs/, found ${location}`,
      );
    });
  }

  test('are counted by version, group and page', () => {
    const text = {...record('dia.Graph', 'text'), objectID: '/api/dia.Graph:content:0'};
    const older = {...record('dia.Graph'), version: '4.0', hierarchy: {...text.hierarchy, lvl0: 'Learn'}};
    expect(countRecords([record('dia.Graph'), text, record('dia.Link'), older])).toEqual([
      '     3  version 4.1',
      '     3    API',
      '     2      /api/dia.Graph',
      '     1      /api/dia.Link',
      '     1  version 4.0',
      '     1    Learn',
      '     1      /api/dia.Graph',
      '     4  records in all',
    ]);
  });
});

test.describe('the records of a site', () => {
  const site = (pages: Record<string, string>, docsPaths?: ReadonlySet<string>) => {
    const outDir = test.info().outputPath('build');
    for (const [file, html] of Object.entries(pages)) {
      fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
      fs.writeFileSync(path.join(outDir, file), html);
    }
    const versionLabels = new Map([['docs-default-4.1', '4.1']]);
    return {outDir, baseUrl: '/', origin: 'https://docs.example.com', versionLabels, docsPaths};
  };
  const page = pageHtml(samplePage, '4.1');

  test('come from folders and, without slashes at the end, from files', async () => {
    const built = site({'learn/a/index.html': page, 'learn/b.html': page});
    const records = await readSite({...built, paths: ['/learn/a', '/learn/b']});
    expect(new Set(records.map((each) => new URL(each.url).pathname))).toEqual(new Set(['/learn/a', '/learn/b']));
  });

  test('fail with every page that is missing, empty, or a docs page without records', async () => {
    const other = '<!doctype html><html class="search-page-wrapper"><body><main>Search</main></body></html>';
    const built = site({'a.html': page, 'b.html': '', 'd.html': other, 'e.html': other}, new Set(['/a', '/e']));
    const error: unknown = await readSite({...built, paths: ['/a', '/b', '/c', '/d', '/e']}).catch((e: unknown) => e);
    const {message} = error as Error;
    expect(message).toContain('of 3 places');
    expect(message).toMatch(/- .*b\.html: expected an HTML page, found an empty file\./);
    expect(message).toMatch(/- \/c: expected the page in .*, as c.index\.html or c\.html; found neither\./);
    expect(message).toContain('- /e: expected a record of the page, got none.');
  });
});

test.describe('a page', () => {
  const {records} = sampleSite().current;
  const byId = new Map(records.map((each) => [each.objectID, each]));

  test('gives a record for itself, each heading, and each text', () => {
    expect(
      records.filter(({url}) => url.includes('/api/dia/Graph')).map(({objectID, type}) => [objectID, type]),
    ).toEqual([
      ['/api/dia/Graph', 'lvl1'],
      ['/api/dia/Graph:content:0', 'content'],
      ['/api/dia/Graph#methods', 'lvl2'],
      ['/api/dia/Graph#addCell', 'lvl3'],
      ['/api/dia/Graph#addCell:content:0', 'content'],
      ['/api/dia/Graph#addCells', 'lvl3'],
      ['/api/dia/Graph#addCells:content:0', 'content'],
      ['/api/dia/Graph#events', 'lvl2'],
      ['/api/dia/Graph#event:change:position', 'lvl3'],
      ['/api/dia/Graph#event:change:position:content:0', 'content'],
      ['/api/dia/Graph#options', 'lvl2'],
      ['/api/dia/Graph#options.cellNamespace', 'lvl3'],
      ['/api/dia/Graph#options.cellNamespace:content:0', 'content'],
    ]);
  });

  test('is described as the crawler of DocSearch would', () => {
    expect(byId.get('/api/dia/Graph#addCells')).toMatchObject({
      objectID: '/api/dia/Graph#addCells',
      url: 'https://docs.example.com/api/dia/Graph#addCells',
      url_without_anchor: 'https://docs.example.com/api/dia/Graph',
      anchor: 'addCells',
      type: 'lvl3',
      hierarchy: {
        lvl0: 'API Reference: dia',
        lvl1: 'dia.Graph',
        lvl2: 'Methods',
        lvl3: 'addCells',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: '4.1',
      edition: 'core',
      member: 'dia.Graph.addCells',
      keywords: [],
      identifiers: [],
      defines: [],
      weight: {pageRank: 20, level: 70},
    });
    expect(byId.get('/api/dia/Graph')).toMatchObject({member: 'dia.Graph', keywords: ['findModelsFromPoint', 'save']});
    expect(byId.get('/learn/elements')).toMatchObject({keywords: ['boxes of a diagram']});
    expect(byId.get('/learn/elements#errors')).toMatchObject({keywords: ['unknown shape', 'a type is missing']});
    expect(byId.get('/learn/elements#errors')?.messages).toEqual(["Could not find cell constructor for type: '…'."]);
    expect(byId.get('/api/dia/Graph#options.cellNamespace')).toMatchObject({member: 'dia.Graph.options.cellNamespace'});
    expect(byId.get('/learn/elements#errors')).toMatchObject({member: null, edition: 'core'});
  });

  test('gives its text without navigation, signatures, drawings and code, but with the names in the code', () => {
    expect(byId.get('/api/dia/Graph#addCells:content:0')?.content).toBe(
      'Adds an array of cells.\nFires add.\nReturns the graph.',
    );
    expect(byId.get('/learn/elements#a-rare-word:content:0')).toMatchObject({
      content: 'It is a serendipity.',
      identifiers: ['resizeToFit', 'link:connect'],
    });
    const everything = JSON.stringify(records);
    for (const noise of ['navigation noise', 'Drawing noise', 'Badge', 'Copy', '\u200B', ': this', 'deep']) {
      expect(everything, noise).not.toContain(noise);
    }
  });

  test('must have records, and each record an anchor that exists', () => {
    const html = '<html class="plugin-docs docs-doc-page"><h2 id=there>There</h2><code>&lt;p id="lost"></code>';
    expect(problemsOf([], html, '/page')).toEqual(['/page: expected a record of the page, got none.']);
    const lost = {...record('x'), type: 'lvl2', anchor: 'lost', objectID: '/page#lost'} as const;
    const found = {...lost, anchor: 'there', objectID: '/page#there'};
    expect(problemsOf([record('x'), lost, found], html, '/page')).toEqual([
      '/page#lost: the page has no element with the id "lost".',
    ]);
    expect(problemsOf([record('x'), found, found], html, '/page')).toHaveLength(1);
    expect(problemsOf([], '<html class="search-page-wrapper">', '/search')).toEqual([]);
  });

  test('of an empty or unfinished file is refused by name', () => {
    const context = {path: '/x', origin: 'https://docs.example.com', versionLabels: new Map()};
    const read = (html: string) => () => readPage(html, context);
    for (const html of ['', '   ', '<!doctype html>', '<!doctype html><html lang=en>']) {
      expect(read(html)).toThrow(`/x: expected a built page, got ${html.length} characters that are none.`);
    }
    for (const html of ['<head>', '<body><div>Loading</div>']) {
      expect(read(`<html class="docs-doc-page">${html}`)).toThrow(
        '/x: expected the article of a docs page, found none.',
      );
    }
    expect(read('<html class="search-page-wrapper"><body><main>Search</main>')()).toEqual([]);
  });

  test('belongs to the part of the site that its path says, whatever the navigation bar shows', () => {
    const versionLabels = new Map([['docs-default-4.0', '4.0']]);
    const groupOf = (path: string) => {
      const html = pageHtml(samplePage, '4.0').replace(/<nav class=navbar>.*?<\/nav>/s, '');
      return readPage(html, {path, origin: 'https://docs.example.com', versionLabels})[0]?.hierarchy.lvl0;
    };
    expect(groupOf('/4.0/api/dia/Graph')).toBe(`API Reference: ${samplePage.category}`);
    expect(groupOf('/docs/4.0/learn/api')).toBe(`Learn: ${samplePage.category}`);
    expect(groupOf('/4.0/glossary')).toBe(`Glossary: ${samplePage.category}`);
    expect(groupOf('/')).toBe(`Learn: ${samplePage.category}`);
  });

  test('of an unknown version is refused by name', () => {
    expect(() =>
      readPage(pageHtml(samplePage, '9.9'), {path: '/x', origin: 'https://docs.example.com', versionLabels: new Map()}),
    ).toThrow(/^\/x: expected the metadata .*got language "en" and tag "docs-default-9\.9"/);
  });
});
