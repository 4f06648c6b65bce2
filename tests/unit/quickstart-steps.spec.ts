import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {jsxElement} from '../../src/build/content/jsx';
import {quickstartSteps} from '../../src/build/remark/quickstart-steps';
import {project, projectDir} from '../support/sites';

function transform(component: string, page: string): RootContent | undefined {
  const root: Root = {type: 'root', children: [jsxElement(component, {})]};
  quickstartSteps(project)(root, new VFile({path: path.join(projectDir, `docs/learn/quickstart/${page}.mdx`)}));
  return root.children[0];
}

const attribute = (name: string, value: string) => expect.objectContaining({name, value}) as unknown;

test('a list of steps counts those of its track, and marks the one of the page', () => {
  expect(transform('StepProgress', 'elements')).toMatchObject({
    attributes: expect.arrayContaining([attribute('number', '3'), attribute('total', '4')]),
    children: [
      {children: [{url: './installation.mdx', data: {hProperties: {}}}]},
      {children: [{url: './paper.mdx'}]},
      {children: [{url: './elements.mdx', data: {hProperties: {'aria-current': 'step'}}}]},
      {children: [{url: './link.mdx'}]},
    ],
  });
  expect(transform('StepProgress', 'toolbar')).toMatchObject({
    attributes: expect.arrayContaining([attribute('number', '3'), attribute('total', '5')]),
  });
});

test('the end of a step leads to the next, of the last one to what is next', () => {
  const link = (url: string, page: string) => ({
    children: [{url, data: {hProperties: {'data-stores': `quickstart.${page}=done`}}}],
  });
  expect(transform('StepEnd', 'paper')).toMatchObject(link('./elements.mdx', 'paper'));
  expect(transform('StepEnd', 'link')).toMatchObject(link('./whats-next.mdx', 'link'));
});

test('a page that is no step is refused', () => {
  expect(() => transform('StepEnd', 'papers')).toThrow(/papers\.mdx:1: papers is no step of the quickstart/);
});
