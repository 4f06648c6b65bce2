import type {WorksWith} from '@site/src/site/demos/demo-data';
import {checkedIn, typedIn} from '@site/src/site/components/ListFilter/controls';
import type {FilterLanguage} from '@site/src/site/components/ListFilter/use-list-filter';
import {type DemoQuery, isAsking} from './match-demos';

const workings: readonly WorksWith[] = ['keyboard', 'touch'];

/** The query that an address has: `?filter=undo&group=links&group=ports&with=touch&new`. */
function readQuery(search: string): DemoQuery {
  const parameters = new URLSearchParams(search);
  return {
    text: parameters.get('filter') ?? '',
    groups: parameters.getAll('group'),
    works: workings.filter((each) => parameters.getAll('with').includes(each)),
    onlyNew: parameters.has('new'),
  };
}

/** An address's parameters with another query in place of its own; what else they say stays. */
function writeQuery(search: string, {text, groups, works, onlyNew}: DemoQuery): string {
  const parameters = new URLSearchParams(search);
  ['filter', 'group', 'with', 'new'].forEach((name) => parameters.delete(name));
  if (text.trim() !== '') {
    parameters.set('filter', text.trim());
  }
  groups.forEach((group) => parameters.append('group', group));
  works.forEach((each) => parameters.append('with', each));
  if (onlyNew) {
    parameters.set('new', '');
  }
  const query = parameters.toString().replace(/=(?=&|$)/g, '');
  return query === '' ? '' : `?${query}`;
}

/** What a reader can ask of the list of demos. */
export const demosLanguage: FilterLanguage<DemoQuery> = {
  everything: readQuery(''),
  isAsking,
  queryOf: (element) => ({
    text: typedIn(element),
    groups: checkedIn(element, 'group'),
    works: checkedIn(element, 'with') as WorksWith[],
    onlyNew: checkedIn(element, 'new').length > 0,
  }),
  controlsFor: ({text, groups, works, onlyNew}) => ({
    text,
    checked: {group: groups, with: works, new: onlyNew ? ['new'] : []},
  }),
  readQuery,
  writeQuery,
};
