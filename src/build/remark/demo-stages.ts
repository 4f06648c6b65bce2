import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {projectId} from '../demos/projects';
import {demosFolder} from '../demos/read-demo';
import {demoSummaries, projectStages, summarySources} from '../demos/demo-summaries';
import type {StageSummary} from '../../site/demos/demo-data';
import {attributeOf, jsxElement} from '../content/jsx';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {versionOfPage} from '../../common/versions';
import {dependsOn} from '../reference/dependencies';
import {demoOf} from './live-demos';
import {lineOf, replaceElements} from './replace-elements';
import {shownLines} from './shown-lines';

const stageOf = ({src, title, description, height, pictures}: StageSummary, element: MdxJsxFlowElement) =>
  jsxElement('DemoStage', {
    src,
    title,
    description,
    height: attributeOf(element, 'height') ?? String(height),
    pictures: JSON.stringify(pictures),
    // The stage of a step comes first on its page.
    first: element.name === 'ProgramStep' ? 'true' : attributeOf(element, 'first'),
  });

/**
 * The project of an integration guide that an element names.
 *
 * @throws when there is no such project; names the nearest
 */
function projectOf(name: string, projects: readonly StageSummary[], from: string): StageSummary {
  const found = projects.find(({id}) => id === projectId(name));
  if (!found) {
    const names = projects.map(({id}) => path.posix.basename(id));
    const nearest = names.length > 0 ? ` The nearest is "${closest(name, names)}".` : '';
    throw new Error(`${from}: no project "${name}" is built for pages.${nearest}`);
  }
  return found;
}

/** The main file of a demo, to the letter; `demo="start/draw"` says which (`highlight-code.ts`). */
function codeOf(file: string, demo: string, title = 'index.ts'): Code {
  const meta = `title="${title}" demo="${demo}"`;
  return {type: 'code', lang: 'ts', meta, value: fs.readFileSync(file, 'utf8').trim()};
}

/** A program with the lines marked that are shown at first. */
const withShown = (code: Code, shows: string | undefined, from: string): Code =>
  shows === undefined ? code : {...code, meta: `${code.meta} ${shownLines(code.value, shows, from)}`};

/**
 * The program of a step, with what it adds to that of the step before marked; the rest is folded.
 *
 * @throws when it does not begin with the program of the step before
 */
function programOf(
  {dir}: Project,
  file: string,
  demo: string,
  {before, shows}: Record<'before' | 'shows', string | undefined>,
  from: string,
): Code {
  const code = codeOf(file, demo, 'src/main.ts');
  if (before === undefined) {
    return withShown(code, shows, from);
  }
  const known = codeOf(before, demo).value;
  if (!code.value.startsWith(`${known}\n`)) {
    const [step, last] = [file, before].map((name) => projectPath(dir, name));
    throw new Error(`${from}: ${step} must begin with the whole of ${last}, the program of the step before.`);
  }
  // Behind the blank line.
  const lines = `${known.split('\n').length + 2}-${code.value.split('\n').length}`;
  return {...code, meta: `${code.meta} {${lines}} shown="${lines}"`};
}

/** The stage first, then the text, with the program before the first heading in it. */
function stepContent(stage: MdxJsxFlowElement, text: RootContent[], program: Code): RootContent[] {
  const heading = text.findIndex(({type}) => type === 'heading');
  const at = heading < 0 ? text.length : heading;
  const all = [...text.slice(0, at), program, ...text.slice(at)];
  return [stage, jsxElement('div', {className: 'program-step__text'}, all)];
}

/**
 * Completes `<DemoStage id="start/playground" />` with what the page must know to
 * show the demo without its source; `<DemoStage project="vue" />` runs the project of
 * an integration guide. `<DemoStep id="start/draw">` gets the source and the stage
 * behind its text, and shows the lines that `shows` names (`shown-lines.ts`). `<ProgramStep id="quickstart/link" after="quickstart/elements">`
 * gets them, too, with the lines marked that the program of the step before does not have.
 *
 * @throws when the version has no such demo; names the nearest
 */
export function demoStages(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, ['DemoStage', 'DemoStep', 'ProgramStep'], (element) => {
      const page = projectPath(project.dir, file.path);
      const {name, folder} = versionOfPage(page);
      const from = `${page}:${lineOf(element)}`;
      const named = element.name === 'DemoStage' ? attributeOf(element, 'project') : undefined;
      if (named !== undefined) {
        const built = projectOf(named, projectStages(project, name), from);
        dependsOn(project, file, ...summarySources(project, name, built.id));
        return stageOf(built, element);
      }
      const demo = demoOf(element, demoSummaries(project, name), from);
      dependsOn(project, file, ...summarySources(project, name, demo.id));
      const stage = stageOf(demo, element);
      if (element.name === 'DemoStage') {
        return stage;
      }
      const program = path.join(project.dir, folder, demosFolder, demo.id, 'index.ts');
      const after = attributeOf(element, 'after');
      const shows = attributeOf(element, 'shows');
      const before = after === undefined ? undefined : path.join(project.dir, folder, demosFolder, after, 'index.ts');
      dependsOn(project, file, program, ...(before === undefined ? [] : [before]));
      const content = element.children as RootContent[];
      return jsxElement(
        String(element.name),
        {},
        element.name === 'DemoStep'
          ? [...content, withShown(codeOf(program, demo.id), shows, from), stage]
          : stepContent(stage, content, programOf(project, program, demo.id, {before, shows}, from)),
      );
    });
  };
}
