import type {Page} from '../../content/page';
import type {Project} from '../../content/project';
import {componentProblems} from './components';
import {fenceProblems} from './fences';
import {fieldProblems} from './front-matter-fields';
import type {LineProblem} from './line-problem';

/**
 * What is wrong with a page as it stands in its file, whatever is said on it. The
 * framework lets all of this pass, or says it without a place.
 */
export function pageSourceProblems(project: Project, {frontMatter, content, source}: Page): LineProblem[] {
  return [
    ...fieldProblems(frontMatter),
    ...fenceProblems(content.fences, source),
    ...componentProblems(project, content),
  ];
}
