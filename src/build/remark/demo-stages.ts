import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {demosFolder} from '../demos/read-demo';
import {demoSummaries, summarySources} from '../demos/demo-summaries';
import type {DemoSummary} from '../../site/demos/demo-data';
import {attributeOf, jsxElement} from '../content/jsx';
import {projectPath} from '../content/pages';
import {versionOfPage} from '../../common/versions';
import {dependsOn} from '../reference/dependencies';
import {demoOf} from './live-demos';

const stageOf = ({src, title, description, height, pictures}: DemoSummary, element: MdxJsxFlowElement) =>
  jsxElement('DemoStage', {
    src,
    title,
    description,
    height: attributeOf(element, 'height') ?? String(height),
    pictures: JSON.stringify(pictures),
    first: attributeOf(element, 'first'),
  });

/** The main file of a demo, to the letter. */
function codeOf(file: string): Code {
  return {type: 'code', lang: 'ts', meta: 'title="index.ts"', value: fs.readFileSync(file, 'utf8').trim()};
}

/**
 * Completes `<DemoStage id="start/playground" />` with what the page must know to
 * show the demo without its source. `<DemoStep id="start/draw">` gets the source
 * and the stage behind its text.
 *
 * @throws when the version has no such demo; names the nearest
 */
export function demoStages() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'DemoStage' && element.name !== 'DemoStep') {
        return undefined;
      }
      const page = projectPath(process.cwd(), file.path);
      const {name, folder} = versionOfPage(page);
      const from = `${page}:${element.position?.start.line ?? 1}`;
      const demo = demoOf(element, demoSummaries(name), from);
      dependsOn(file, ...summarySources(name, demo.id));
      const stage = stageOf(demo, element);
      if (element.name === 'DemoStage') {
        parent?.children.splice(index ?? 0, 1, stage);
      } else {
        const program = path.resolve(folder, demosFolder, demo.id, 'index.ts');
        dependsOn(file, program);
        (element.children as RootContent[]).push(codeOf(program), stage);
        element.attributes = [];
      }
      return SKIP;
    });
  };
}
