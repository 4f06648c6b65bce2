import type {Heading, ListItem, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {ApiDifference} from '../api-model/differences';
import {parentPath} from '../api-model/model';
import {jsxElement} from '../content/jsx';
import {bulletList, inlineCode, linkIf, listItem, paragraph, strong, text} from '../content/nodes';
import type {Project} from '../content/project';
import {pageAbout} from '../reference/api-changes';
import {type ChangesOn, bothDeclarations, changeName} from '../reference/change-blocks';
import {relativeLink} from '../reference/file-links';
import {pageOfFile} from '../reference/page-of-file';
import {changesOf} from './api-changes';
import {lineOf, replaceElements} from './replace-elements';

const kindLabels = {added: 'Added', changed: 'Changed', removed: 'Removed'} as const;
const packageLabels = {core: '@joint/core', layout: '@joint/layout-directed-graph', plus: '@joint/plus'} as const;

/** The boxes of the filter: a kind or package that no change has is left out. */
function chipsOf(differences: readonly ApiDifference[]) {
  const chips = (name: 'kind' | 'package', labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({
      ...{name, value, label},
      count: differences.filter((each) => each[name] === value).length,
    }));
  return [...chips('kind', kindLabels), ...chips('package', packageLabels)].filter(({count}) => count > 0);
}

/** One change: what happened, the name, and both declarations if it has two. */
function item(difference: ApiDifference, on: ChangesOn): ListItem {
  const {kind, symbol} = difference;
  const line = paragraph(strong(kindLabels[kind]), text(` ${symbol.kind} `), ...changeName(difference, on));
  return {
    ...listItem([line, ...bothDeclarations(difference, on)], true),
    data: {hProperties: {dataChange: kind, dataPackage: difference.package}},
  };
}

/** The page that describes what differs, or else the symbol around it: each is a section of the comparison. */
type Group = {name: string; file: string | undefined; differences: ApiDifference[]};

function groupsOf(differences: readonly ApiDifference[], {pages}: ChangesOn): Group[] {
  const groups = new Map<string, Group>();
  for (const difference of differences) {
    const file = pageAbout(pages, difference.symbol.path);
    const page = pages.pages.find((each) => each.page.file === file);
    const name = page?.subjects[0] ?? parentPath(difference.symbol.path);
    const group = groups.get(name) ?? {name, file, differences: []};
    group.differences.push(difference);
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The changes of a class or namespace below its name. The search leaves them out: it would hide the sections of the members. */
function section({name, file, differences}: Group, on: ChangesOn): RootContent {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [linkIf(file && relativeLink(on.from, {file}), inlineCode(name)), text(` {#${name}}`)],
  };
  const items = differences.map((difference) => item(difference, {...on, subject: name}));
  return jsxElement('section', {'data-changes': '', 'data-search-ignore': ''}, [heading, bulletList(items, true)]);
}

/**
 * Replaces `<ApiComparison />` by everything that differs in the API from the
 * version before, class by class, with a filter above it.
 *
 * @throws on a page of the oldest version, which has none before it to compare with
 */
export function apiComparison(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'ApiComparison', (element) => {
      const place = pageOfFile(project, file);
      const changes = changesOf(project, file, place);
      if (!changes) {
        throw new Error(`${place.from}:${lineOf(element)}: ApiComparison needs a version before this one.`);
      }
      const on = {...place, changes};
      const {differences} = changes;
      return [
        jsxElement('ApiChangesFilter', {
          chips: JSON.stringify(chipsOf(differences)),
          total: String(differences.length),
        }),
        ...groupsOf(differences, on).map((group) => section(group, on)),
      ];
    });
  };
}
