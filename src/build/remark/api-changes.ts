import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {ApiDifference, DifferenceKind} from '../api-model/differences';
import {jsxElement} from '../content/jsx';
import {paragraph, text} from '../content/nodes';
import {readSubjects} from '../content/page';
import type {Project} from '../content/project';
import {signatureSources} from '../reference/anchors';
import {type ApiChanges, apiChangesOf, differencesOnPage} from '../reference/api-changes';
import {type ChangesOn, changeBlocks} from '../reference/change-blocks';
import {dependsOn} from '../reference/dependencies';
import {pageOfFile} from '../reference/page-of-file';

const kinds: readonly DifferenceKind[] = ['added', 'changed', 'removed'];

/** How many there are of each kind: `4 added, 2 changed`. */
const counts = (differences: readonly ApiDifference[]): string =>
  kinds
    .map((kind) => [differences.filter((each) => each.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map((pair) => pair.join(' '))
    .join(', ');

/** What a difference of JointJS+ says, and what it does not. */
const plusNote = (label: string): string =>
  'The declarations of JointJS+ are not public, so this comparison covers what is documented. ' +
  `A member listed as added may also exist in ${label}.`;

/** The differences, closed at first. Those of JointJS+ follow the others, with a note. */
function fold(differences: readonly ApiDifference[], on: ChangesOn): RootContent {
  const {label} = on.changes.before;
  const library = differences.filter((each) => each.package !== 'plus');
  const plus = differences.filter((each) => each.package === 'plus');
  const summary = library.length > 0 ? `Changes since ${label}` : `Differences from the documentation of ${label}`;
  return jsxElement('ApiChanges', {summary, counts: counts(differences)}, [
    ...changeBlocks(library, on),
    ...(plus.length > 0 ? [paragraph(text(plusNote(label)))] : []),
    ...changeBlocks(plus, on),
  ]);
}

/** Before the first section; at the end of a page that has no sections. */
function insertAfterIntroduction({children}: Root, block: RootContent): void {
  const first = children.findIndex(({type}) => type === 'heading');
  children.splice(first < 0 ? children.length : first, 0, block);
}

/** What the page depends on besides: where the version before describes what it alone has. */
export function changesOf(project: Project, file: VFile, on: Omit<ChangesOn, 'changes'>): ApiChanges | undefined {
  const changes = apiChangesOf(project, on.pages);
  if (changes) {
    dependsOn(project, file, ...signatureSources(project, changes.before));
  }
  return changes;
}

/**
 * Lists below the introduction of a page about the API what has changed there
 * since the version before: members that were added, changed or removed. A page
 * where nothing differs stays as it is.
 */
export function apiChanges(project: Project) {
  return (root: Root, file: VFile): void => {
    const subjects = readSubjects((file.data.frontMatter as {api?: unknown} | undefined)?.api);
    if (!subjects) {
      return;
    }
    const on = {...pageOfFile(project, file), subject: subjects[0]};
    const changes = changesOf(project, file, on);
    const found = changes ? differencesOnPage(changes.differences, on.pages, subjects, on.from) : [];
    if (changes && found.length > 0) {
      insertAfterIntroduction(root, fold(found, {...on, changes}));
    }
  };
}
