import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {readPages} from '../../src/build/content/pages';
import {type ClassMap, areas, classMapOf} from '../../src/build/reference/class-map/map';
import {mapProblems} from '../../src/build/reference/class-map/problems';
import {versionPages} from '../../src/build/reference/version-pages';
import {classMaps} from '../../src/build/remark/class-map';
import {latestVersion, versionNamed, versionNames} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

const problemsOf = (map: ClassMap, version = latestVersion.name): string[] =>
  mapProblems(map, versionPages(version, project), readPages(version, project));

/** What stands on the page of a version in place of an element. */
function rendered(version: (typeof versionNames)[number], name: string, of?: string): Root {
  const attributes = of === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: 'of', value: of}];
  const root: Root = {type: 'root', children: [{type: 'mdxJsxFlowElement', name, attributes, children: []}]};
  const file = path.join(projectDir, versionNamed(version).folder, 'api/map/index.mdx');
  classMaps(project)(root, new VFile({path: file}));
  return root;
}

function linksIn(root: Root): string[] {
  const links: string[] = [];
  visit(root, 'link', ({url}: Link) => void links.push(url));
  return links;
}

for (const version of versionNames) {
  const {label} = versionNamed(version);
  const map = classMapOf(version);

  test(`${label}: the map agrees with declarations and pages`, () => {
    expect(problemsOf(map, version)).toEqual([]);
    expect(map.nodes.length).toBeGreaterThan(25);
  });

  test(`${label}: the drawing has one link for each part, and the lists name the same`, () => {
    const drawn = linksIn(rendered(version, 'ClassMap'));
    expect(drawn).toHaveLength(map.nodes.length);
    const listed = areas.flatMap((area) => linksIn(rendered(version, 'ClassMapList', area)));
    expect([...new Set(listed)].sort()).toEqual([...drawn].sort());
    // Each relation stands in a list once, beside the parts themselves.
    expect(listed).toHaveLength(map.nodes.length + map.relations.length);
  });
}

test('an area that does not exist is refused, and the message names those that do', () => {
  expect(() => rendered('current', 'ClassMapList', 'dta')).toThrow(
    'docs/api/map/index.mdx: ClassMapList of="dta": no such area. There are: data, views, tools, lines, base.',
  );
});

test.describe('planted faults are found', () => {
  const map = classMapOf(latestVersion.name);
  const without = (id: string): ClassMap => ({
    nodes: map.nodes.filter((node) => node.id !== id),
    relations: map.relations.filter(({from, to}) => from !== id && to !== id),
  });
  const faults: [string, ClassMap, string[]][] = [
    [
      'a class that is left out',
      without('dia.HighlighterView'),
      ['dia.HighlighterView has a page, but is not on the map'],
    ],
    [
      'a base class that is left out',
      {...map, relations: map.relations.filter(({from}) => from !== 'dia.Paper')},
      ['dia.Paper extends mvc.View by its declaration, but not on the map'],
    ],
    [
      'a wrong base class',
      {...map, relations: [...map.relations, {from: 'dia.Graph', kind: 'extends', to: 'dia.Cell'}]},
      ["dia.Graph extends dia.Cell: the declarations don't say so"],
    ],
    [
      'a namespace that lacks a base of its classes',
      {...map, relations: map.relations.filter(({from, to}) => from !== 'shapes.standard' || to !== 'dia.Link')},
      ['shapes.standard extends dia.Link by its declaration, but not on the map'],
    ],
    [
      'a part without a page',
      {...map, nodes: [...map.nodes, {id: 'dia.Grpah', area: 'data', does: 'is misspelled.'}]},
      ['dia.Grpah: no page describes it'],
    ],
    [
      'an anchor that is gone',
      {
        ...map,
        nodes: [...map.nodes, {id: 'x', area: 'data', does: '', at: {file: 'api/dia/Element.mdx', anchor: 'sockets'}}],
      },
      ['x: no page describes it'],
    ],
    [
      'a line to nothing, without a sentence',
      {...map, relations: [...map.relations, {from: 'dia.Graph', kind: 'uses', to: 'dia.Nothing'}]},
      [
        'dia.Graph uses dia.Nothing: dia.Nothing is not on the map',
        'dia.Graph uses dia.Nothing: a sentence is needed, except for "extends"',
      ],
    ],
  ];
  for (const [name, wrong, messages] of faults) {
    test(name, () => {
      expect(problemsOf(wrong)).toEqual(expect.arrayContaining(messages));
    });
  }
});
