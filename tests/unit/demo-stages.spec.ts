import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {jsxElement} from '../../src/build/content/jsx';
import {setDemoSummaries} from '../../src/build/demos/demo-summaries';
import {demoStages} from '../../src/build/remark/demo-stages';
import {project, projectDir} from '../support/sites';

const picture = {src: '/a.webp'};
const summary = {
  ...{
    id: 'start/draw',
    src: '/d.json',
    title: 'Draw',
    description: 'Drag it.',
    height: 264,
    pageUrl: '/learn/demos/start/draw',
  },
  pictures: {light: picture, dark: picture},
  thumbnails: {light: picture, dark: picture},
  works: [],
};
const stage = (more: Record<string, string>): MdxJsxFlowElement =>
  jsxElement('DemoStage', {
    ...{src: '/d.json', title: 'Draw', description: 'Drag it.', height: '264'},
    pictures: JSON.stringify({light: picture, dark: picture}),
    ...more,
  });

function transform(element: MdxJsxFlowElement, id = summary.id): RootContent | undefined {
  setDemoSummaries(project, new Map([['current', [{...summary, id}]]]));
  const root: Root = {type: 'root', children: [element]};
  demoStages(project)(root, new VFile({path: path.join(projectDir, 'docs/index.mdx')}));
  setDemoSummaries(project, new Map());
  return root.children[0];
}

test('a stage gets the data, text and pictures of its demo; a page may choose the height', () => {
  const element = jsxElement('DemoStage', {id: 'start/draw', first: 'true'});
  expect(transform(element)).toEqual(stage({first: 'true'}));
  const low = jsxElement('DemoStage', {id: 'start/draw', height: '100'});
  expect(transform(low)).toEqual(stage({height: '100'}));
});

test('a step gets the program that runs, to the letter, and its stage', () => {
  const text: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Draw.'}]};
  const step = transform({...jsxElement('DemoStep', {id: 'start/draw'}), children: [text]});
  const program = fs.readFileSync(path.join(projectDir, 'docs/_demos/start/draw/index.ts'), 'utf8');
  expect(step).toMatchObject({
    name: 'DemoStep',
    attributes: [],
    children: [text, {type: 'code', lang: 'ts', value: program.trim()}, {name: 'DemoStage'}],
  });
});

test.describe('a step of the quickstart', () => {
  const program = (id: string): string =>
    fs.readFileSync(path.join(projectDir, `docs/_demos/${id}/index.ts`), 'utf8').trim();
  const step = (attributes: Record<string, string>) => {
    const text: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Draw.'}]};
    const heading: RootContent = {type: 'heading', depth: 2, children: [{type: 'text', value: 'How'}]};
    return {...jsxElement('ProgramStep', attributes), children: [text, heading]} as MdxJsxFlowElement;
  };

  test('has its stage first, and its program before the first heading of its text', () => {
    expect(transform(step({id: 'start/draw'}))).toMatchObject({
      children: [
        stage({first: 'true'}),
        {
          name: 'div',
          children: [
            {type: 'paragraph'},
            {type: 'code', meta: 'title="src/main.ts" demo="start/draw"', value: program('start/draw')},
            {type: 'heading'},
          ],
        },
      ],
    });
  });

  test('marks what the program of the step before does not have', () => {
    const [last, lines] = ['quickstart/paper', 'quickstart/elements'].map((id) => program(id).split('\n').length);
    const made = transform(step({id: 'quickstart/elements', after: 'quickstart/paper'}), 'quickstart/elements');
    const own = `${(last ?? 0) + 2}-${lines}`;
    expect(made).toMatchObject({
      children: [
        {},
        {children: [{}, {meta: `title="src/main.ts" demo="quickstart/elements" {${own}} shown="${own}"`}, {}]},
      ],
    });
  });

  test('is refused when its program does not begin with that of the step before', () => {
    expect(() => transform(step({id: 'start/draw', after: 'quickstart/paper'}))).toThrow(
      /docs\/_demos\/start\/draw\/index\.ts must begin with the whole of docs\/_demos\/quickstart\/paper\/index\.ts/,
    );
  });
});

test('an unknown demo is refused, and the nearest named', () => {
  expect(() => transform(jsxElement('DemoStage', {id: 'start/drew'}))).toThrow(
    /docs\/index\.mdx:1: this version has no demo "start\/drew"\. The nearest is "start\/draw"/,
  );
  expect(() => transform(jsxElement('DemoStep', {}))).toThrow(/DemoStep needs the id of a demo/);
});
