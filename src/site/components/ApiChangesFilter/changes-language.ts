import {checkedIn, typedIn} from '@site/src/site/components/ListFilter/controls';
import type {FilterLanguage} from '@site/src/site/components/ListFilter/use-list-filter';
import {type ChangesQuery, isAsking} from './match-changes';

/** The query that an address has: `?filter=paper&kind=added&package=core`. */
function readQuery(search: string): ChangesQuery {
  const parameters = new URLSearchParams(search);
  return {
    text: parameters.get('filter') ?? '',
    kinds: parameters.getAll('kind'),
    packages: parameters.getAll('package'),
  };
}

/** An address's parameters with another query in place of its own; what else they say stays. */
function writeQuery(search: string, {text, kinds, packages}: ChangesQuery): string {
  const parameters = new URLSearchParams(search);
  ['filter', 'kind', 'package'].forEach((name) => parameters.delete(name));
  if (text.trim() !== '') {
    parameters.set('filter', text.trim());
  }
  kinds.forEach((each) => parameters.append('kind', each));
  packages.forEach((each) => parameters.append('package', each));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** What a reader can ask of the list of changes. */
export const changesLanguage: FilterLanguage<ChangesQuery> = {
  everything: readQuery(''),
  isAsking,
  queryOf: (element) => ({
    text: typedIn(element),
    kinds: checkedIn(element, 'kind'),
    packages: checkedIn(element, 'package'),
  }),
  controlsFor: ({text, kinds, packages}) => ({text, checked: {kind: kinds, package: packages}}),
  readQuery,
  writeQuery,
};
