import path from 'node:path';
import type {Link, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {type QuickstartStep, type Track, quickstart} from '../../common/quickstart-steps';
import {jsxElement} from '../content/jsx';
import {link, text} from '../content/nodes';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {lineOf, replaceElements} from './replace-elements';

type StepPlace = {
  track: Track;
  kind: 'core' | 'plus';
  /** Of the page in its track; -1 on the page of the section. */ at: number;
};

/** A link to a step, which the framework resolves within the version. */
const linkTo = ({page, name}: QuickstartStep, properties: Record<string, string>): Link => ({
  ...link(`./${page}.mdx`, text(name)),
  data: {hProperties: properties},
});

function placeOf(file: string, from: string): StepPlace {
  const page = path.basename(file, '.mdx');
  for (const kind of ['core', 'plus'] as const) {
    const at = quickstart[kind].steps.findIndex((step) => step.page === page);
    if (at >= 0) {
      return {track: quickstart[kind], kind, at};
    }
  }
  if (page === 'index') {
    return {track: quickstart.core, kind: 'core', at: -1};
  }
  throw new Error(`${from}: ${page} is no step of the quickstart; src/common/quickstart-steps.ts lists them.`);
}

const counts = ({steps}: Track, at: number) => ({
  step: steps[at]?.page,
  number: at < 0 ? undefined : String(at + 1),
  total: String(steps.length),
});

function progress({track, kind, at}: StepPlace): MdxJsxFlowElement {
  const items = track.steps.map((step, index) => {
    const current = index === at ? 'true' : undefined;
    return jsxElement('StepItem', {step: step.page, number: String(index + 1)}, [
      linkTo(step, current ? {'aria-current': 'step'} : {}),
    ]);
  });
  return jsxElement('StepProgress', {...counts(track, at), kind}, items);
}

function end({track, at}: StepPlace): MdxJsxFlowElement {
  const next = track.steps[at + 1] ?? track.next;
  const page = track.steps[at]?.page ?? '';
  const onward = linkTo({...next, name: `Continue: ${next.name}`}, {'data-stores': `quickstart.${page}=done`});
  return jsxElement('StepEnd', counts(track, at), [onward]);
}

/**
 * Completes `<StepProgress />`, the list of the steps with the one of the page marked,
 * and `<StepEnd />`, where a reader ticks the step off and goes on. Numbers and links
 * come from `src/common/quickstart-steps.ts`.
 *
 * @throws on a page that is no step
 */
export function quickstartSteps(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, ['StepProgress', 'StepEnd'], (element) => {
      if (element.children.length > 0) {
        return undefined;
      }
      const from = `${projectPath(project.dir, file.path)}:${lineOf(element)}`;
      const place = placeOf(file.path, from);
      return element.name === 'StepEnd' ? end(place) : progress(place);
    });
  };
}
