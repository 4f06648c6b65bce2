import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readHtml} from '../support/built-site';
import {changedFiles} from '../walk/changed-pages';
import {type Candidate, chooseSample, mostChanged, uncoveredFeatures} from '../walk/choose-pages';

const page = (name: string, features: string, size = 1000): Candidate => ({
  path: name,
  size,
  version: name.startsWith('/4.0/') ? '4.0' : 'current',
  features: new Set(features.split(' ')),
});

/** Pages without anything of their own, which only chance can choose. */
const plain = Array.from({length: 60}, (_, i) => page(`/plain-${i}`, 'a'));
const pages = [
  page('/', 'a'),
  page('/api/', 'a b'),
  page('/long', 'a b c d', 900_000),
  page('/short', 'a e'),
  page('/costly', 'a e f', 500_000),
  page('/cheap', 'a f'),
  page('/4.0/', 'a'),
  page('/4.0/api/', 'a b'),
  page('/4.0/api/old/', 'a b'),
  page('/4.0/only', 'a g'),
  ...plain,
];
const none = {changed: new Set<string>(), seed: 'seed'};

test.describe('the sample of pages', () => {
  test('has the longest page, an index of each section, and every feature for the least cost', () => {
    const sample = chooseSample(pages, none);
    const chosen = [...sample].filter(([, reason]) => reason !== 'rotation');
    expect(Object.fromEntries(chosen)).toEqual({
      '/long': 'longest',
      '/': 'section index',
      '/api/': 'section index',
      '/4.0/api/old/': 'section index',
      '/short': 'feature',
      '/cheap': 'feature',
      '/4.0/only': 'feature',
    });
    expect([...uncoveredFeatures(pages, sample)]).toEqual([]);
  });

  test('a feature that no page of a sample has is found', () => {
    const sample = chooseSample(pages, none);
    sample.delete('/4.0/only');
    expect([...uncoveredFeatures(pages, sample)]).toEqual(['g']);
  });

  test('rotates one in thirty of the rest, the same for the same seed', () => {
    const rotated = (seed: string) =>
      [...chooseSample(pages, {...none, seed})].filter(([, reason]) => reason === 'rotation').map(([path]) => path);
    expect(rotated('one')).toHaveLength(Math.ceil((pages.length - 7) / 30));
    expect(rotated('one')).toEqual(rotated('one'));
    expect(rotated('one')).not.toEqual(rotated('two'));
  });

  test('has the changed pages, or all of them', () => {
    const sample = chooseSample(pages, {...none, changed: new Set(['/plain-7', '/plain-8', '/gone'])});
    expect([...sample].filter(([, reason]) => reason === 'changed').map(([path]) => path)).toEqual([
      '/plain-7',
      '/plain-8',
    ]);
    expect(chooseSample(pages, {...none, all: true}).size).toBe(pages.length);
  });

  test('of a change of very many pages has a share of them, another one for another seed', () => {
    const many = Array.from({length: 200}, (_, index) => page(`/many-${index}`, 'a'));
    const settings = {changed: new Set(many.map(({path}) => path)), seed: 'one'};
    const visited = (seed: string) =>
      [...chooseSample(many, {...settings, seed})].filter(([, reason]) => reason === 'changed').map(([path]) => path);
    expect(visited('one')).toHaveLength(mostChanged);
    expect(visited('one')).toEqual(visited('one'));
    expect(visited('one')).not.toEqual(visited('two'));
    expect(chooseSample(many, {...settings, all: true}).size).toBe(many.length);
  });
});

test('the features of a page are its classes and the tags within tags, whatever the HTML leaves out', () => {
  const html =
    '<!doctype html><html lang=en class="docs-doc-page docs-doc-id-x"><meta name=description content="A b">' +
    '<title>X | Y</title><body><main><h1 id=a>X</h1><p class="one two">a<p>b<svg><title>drawn</title><g><path/></g>' +
    '</svg><ul><li>c<li><a href=#a>d</a></ul></main>';
  const {features, title, meta, ids, links, mainHeadings} = readHtml(html, 'x/index.html', '/x');
  expect([...features].sort()).toEqual(
    ['.docs-doc-page', '.one', '.two', '>html', 'body>main', 'g>path', 'html>body', 'html>meta', 'html>title']
      .concat(['li>a', 'main>h1', 'main>p', 'main>ul', 'p>svg', 'svg>g', 'svg>title', 'ul>li'])
      .sort(),
  );
  expect({title, ids, links, mainHeadings}).toEqual({title: 'X | Y', ids: ['a'], links: ['#a'], mainHeadings: 1});
  expect(meta).toEqual({description: 'A b'});
});

test.describe('the files that differ from the main branch', () => {
  const run = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {cwd, stdio: 'pipe'});

  function repository(): string {
    const cwd = test.info().outputPath('repository');
    fs.mkdirSync(cwd, {recursive: true});
    run(cwd, 'init', '--initial-branch', 'main');
    fs.writeFileSync(path.join(cwd, 'old.mdx'), 'old');
    fs.writeFileSync(path.join(cwd, 'same.mdx'), 'same');
    run(cwd, 'add', '.');
    run(cwd, 'commit', '-m', 'first');
    return cwd;
  }

  test('are those of the branch, changed and new ones, committed or not', () => {
    const cwd = repository();
    expect(changedFiles(cwd)).toEqual([]);
    run(cwd, 'checkout', '-b', 'work');
    fs.writeFileSync(path.join(cwd, 'old.mdx'), 'changed');
    run(cwd, 'commit', '-am', 'second');
    fs.writeFileSync(path.join(cwd, 'new.mdx'), 'new');
    expect(changedFiles(cwd)).toEqual(['old.mdx', 'new.mdx']);
  });

  test('are unknown without a main branch, and without a repository', () => {
    const cwd = repository();
    run(cwd, 'branch', '-m', 'work');
    expect(changedFiles(cwd)).toBeUndefined();
  });
});
