import {expect, test} from '@playwright/test';
import {readOldAddresses} from '../../src/build/delivery/old-addresses';
import {type KnownPages, movedPaths, movedProblems} from '../../src/build/delivery/old-addresses/moved';
import {nameTable} from '../../src/build/delivery/old-addresses/name-table';
import {oldAddressPage} from '../../src/build/delivery/old-addresses/page';
import {parseNameRows, parsePathRows} from '../../src/build/delivery/old-addresses/rows';
import {readPages} from '../../src/build/content/pages';
import {canonicalRedirects} from '../../src/build/hosting/canonical-paths';
import {versions} from '../../src/common/versions';
import {type NameTable, findAddress} from '../../src/site/old-addresses/find-address';
import {project} from '../support/sites';

const pages = versions.flatMap(({name}) => readPages(name, project));

test.describe('rows', () => {
  test('all that is wrong with them is named, with file and line', () => {
    const text = '{"from": "/a", "to": "/b"}\nno JSON\n{"from": "a", "too": "/b"}\n';
    expect(() => parsePathRows(text, 'paths.jsonl')).toThrow(
      /^paths\.jsonl:2: expected one line of JSON.*\npaths\.jsonl:3: from: [^]*paths\.jsonl:3: to: /,
    );
    expect(() => parseNameRows('{"name": ""}', 'names.jsonl')).toThrow(/^names\.jsonl:1: name: /);
  });

  test('a row keeps its place', () => {
    expect(parsePathRows('{"from": "/a", "to": "/b"}\n{"from": "/c/*", "to": "/*"}\n', 'x')).toEqual([
      {from: '/a', to: '/b', at: 'x:1'},
      {from: '/c/*', to: '/*', at: 'x:2'},
    ]);
  });

  test('a folder stands for the pages of one version, but for those that have a row or are a page', () => {
    const rows = parsePathRows(
      '{"from": "/4.1/*", "to": "/*"}\n{"from": "/4.1/glossary", "to": "/"}\n{"from": "/old/*", "to": "/4.0/*"}\n',
      'x',
    );
    const moved = movedPaths(rows, pages);
    const of = (line: number) => moved.filter(({at}) => at === `x:${line}`).map(({from, to}) => `${from} ${to}`);
    expect(of(1)).toContain('/4.1/ /');
    expect(of(1)).toContain('/4.1/api/dia/Graph /api/dia/Graph');
    expect(of(1).filter((row) => /glossary| \/4\.0\//.test(row))).toEqual([]);
    expect(of(1)).toHaveLength(readPages('current', project).length - 1);
    expect(of(2)).toEqual(['/4.1/glossary /']);
    const in40 = readPages('4.0', project).map(({path}) => path);
    expect(of(3)).toEqual(in40.map((path) => `/old${path.slice('/4.0'.length)} ${path}`));
  });
});

test.describe('a wrong row is found', () => {
  const known: KnownPages = {
    paths: new Set(['/learn/ports', '/api/dia/Paper']),
    idsOf: (path) => new Set(path === '/api/dia/Paper' ? ['freeze', 'options.guard'] : []),
  };
  const problems = (...rows: {from: string; to: string}[]) =>
    movedProblems(parsePathRows(rows.map((row) => JSON.stringify(row)).join('\n'), 'paths.jsonl'), known);

  test('none is reported where all are right', () => {
    expect(problems({from: '/ports', to: '/learn/ports'}, {from: '/x', to: '/api/dia/Paper#options.guard'})).toEqual(
      [],
    );
  });

  for (const [what, row, message] of [
    ['no such page', {from: '/ports', to: '/learn/port'}, 'leads to no page. The nearest is "/learn/ports".'],
    ['another form of the slash', {from: '/ports', to: '/learn/ports/'}, 'The nearest is "/learn/ports".'],
    ['no such anchor', {from: '/x', to: '/api/dia/Paper#freezing'}, 'does not have. The nearest is "#freeze".'],
    ['an old path that is a page', {from: '/learn/ports/', to: '/api/dia/Paper'}, 'is a page of this site'],
  ] as const) {
    test(what, () => {
      expect(problems({from: '/fine', to: '/learn/ports'}, row)).toEqual([expect.stringMatching(/^paths\.jsonl:2: /)]);
      expect(problems(row)[0]).toContain(message);
    });
  }

  test('a path that stands twice, in two spellings', () => {
    expect(problems({from: '/a.html', to: '/learn/ports'}, {from: '/a/', to: '/api/dia/Paper'})).toEqual([
      'paths.jsonl:2: "/a/" stands in paths.jsonl:1, too.',
    ]);
  });
});

test('the page at an old address has its target escaped', () => {
  const html = oldAddressPage('/a"b<c', '/s.js', false);
  expect(html).toContain('<a href="/a&quot;b&lt;c">/a&quot;b&lt;c</a>');
  expect(html).toContain('content="0; url=/a&quot;b&lt;c"');
});

test('servers send old paths, in each spelling, to the page or its section', () => {
  const toCanonical = canonicalRedirects(
    ['/sub/a/', '/sub/old'],
    [
      ['/x/y', '/a/#b'],
      ['/old', '/a/'],
    ],
    '/sub/',
  );
  expect(['/sub/x/y', '/sub/x/y/', '/sub/x/y.html', '/sub/x/y/index.html'].map(toCanonical)).toEqual(
    Array.from({length: 4}, () => '/sub/a/#b'),
  );
  expect(toCanonical('/x/y')).toBeUndefined();
  // A page goes before an old path.
  expect(toCanonical('/sub/old')).toBeUndefined();
});

test.describe('names of the one-page reference', () => {
  const {names} = readOldAddresses();
  const tables = new Map<string, NameTable>(
    versions.map((version) => [version.label, nameTable(project, version, names)]),
  );
  const find = (hash: string, label = '4.1') => findAddress(hash, tables.get(label) ?? {pages: [], names: {}});

  for (const [kind, hash, address] of [
    ['a class', '#dia.Paper', '/api/dia/Paper'],
    ['an option', '#dia.Paper.prototype.options.guard', '/api/dia/Paper#options.guard'],
    ['all options', '#dia.Paper.prototype.options', '/api/dia/Paper#options'],
    ['events', '#dia.Paper.events', '/api/dia/Paper#events'],
    ['a method', '#dia.Graph.prototype.toJSON', '/api/dia/Graph#toJSON'],
    ['an inherited method', '#dia.Element.prototype.attr', '/api/dia/Cell#attr'],
    ['a method of a view that its base has', '#dia.LinkView.prototype.addTools', '/api/dia/CellView#addTools'],
    ['a static method', '#dia.HighlighterView.removeAll', '/api/dia/HighlighterView#removeAll'],
    ['a function', '#util.breakText', '/api/util/#breakText'],
    ['a function of a namespace within', '#util.format.number', '/api/util/format#number'],
    ['an attribute', '#dia.attributes.refX', '/api/dia/attributes#refX'],
    ['a router', '#routers.manhattan', '/api/routers#manhattan'],
    ['an own router', '#routers.custom', '/api/routers#custom-routers'],
    ['a tool', '#linkTools.Vertices', '/api/linkTools#Vertices'],
    ['a shape', '#shapes.standard.Rectangle', '/api/shapes/standard/Rectangle'],
    ['a port layout', '#layout.Port', '/api/layout/Port'],
    ['Vectorizer', '#V.prototype.addClass', '/api/V#addClass'],
    ['Vectorizer on its own page', '#prototype.addClass', '/api/V#addClass'],
    ['geometry', '#g.Rect.prototype.inflate', '/api/g/Rect#inflate'],
    ['geometry in lower case', '#g.rect.prototype.inflate', '/api/g/Rect#inflate'],
    ['a plugin of JointJS+', '#ui.Inspector', '/api/ui/Inspector'],
    ['a name after the global variable', '#joint.dia.Paper.prototype.freeze', '/api/dia/Paper#freeze'],
    ['an escaped name', '#dia%2EPaper.prototype.freeze', '/api/dia/Paper#freeze'],
    ['a member that is gone', '#dia.Paper.prototype.gone', '/api/dia/Paper'],
    ['a member of an option', '#dia.Element.ports.interface', '/api/dia/Element#ports'],
    ['a class that is gone', '#dia.Gone.prototype.x', '/api/dia/'],
    ['an unknown name', '#nothing', undefined],
    ['a malformed escape', '#%E0%A4%A', undefined],
    ['the name of a property of all objects', '#constructor', undefined],
    ['no name', '', undefined],
  ] as const) {
    test(`${kind}: ${hash || 'an empty hash'}`, () => {
      expect(find(hash)).toBe(address);
      // All of them are in 4.0, too.
      expect(find(hash, '4.0')).toBe(address && `/4.0${address}`);
    });
  }

  test('each leads to a page, and to a heading there', () => {
    const anchors = new Map(pages.map((page) => [page.path, new Set(page.content.headings.map(({anchor}) => anchor))]));
    for (const {label} of versions) {
      const wrong = names.filter(({name}) => {
        const [path = '', anchor] = (find(`#${name}`, label) ?? '').split('#');
        const known = anchors.get(path);
        return !known || (anchor !== undefined && !known.has(anchor));
      });
      expect(wrong, label).toEqual([]);
    }
  });

  test('those without a section of their own are known', () => {
    const nameOf = (path: string) => path.replace(/^\/api\/|\/$/g, '').replaceAll('/', '.');
    const lost = names.flatMap(({name}) => {
      const [path = '', anchor] = (find(`#${name}`) ?? '').split('#');
      const isWhole = nameOf(path) === name;
      return anchor === undefined && !isWhole ? [name] : [];
    });
    expect(lost).toEqual([
      'V.constructor',
      'V.prototype.displayEmpty',
      'dia.Paper.prototype.cancelRenderViews',
      'shapes.devs',
      'specialAttributes',
    ]);
  });
});
