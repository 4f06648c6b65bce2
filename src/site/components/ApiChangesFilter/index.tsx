import React, {type ReactNode} from 'react';
import Island from '@site/src/site/components/Island';
import ListFilter, {type FilterChip, filterClass} from '@site/src/site/components/ListFilter';
import FilterRunner from './FilterRunner';
import signature from '@site/src/site/components/ApiSignature/signature.css?raw';

type Props = {
  /** A list of {@link FilterChip} with the names `kind` and `package`, as JSON. */
  chips: string;
  /** How many changes there are. */
  total: string;
};

/** A field and chips that choose among the changes of the API that follow. */
export default function ApiChangesFilter({chips, total}: Props): ReactNode {
  const all = JSON.parse(chips) as FilterChip[];
  return (
    <Island
      name="ApiChangesFilter"
      component={FilterRunner}
      own={{}}
      className={filterClass}
      aria-label="Changes"
      data-search-ignore="">
      <style dangerouslySetInnerHTML={{__html: signature}} />
      <ListFilter
        id="changes-filter"
        label="Filter changes"
        placeholder="paper find"
        groups={[
          {legend: 'Kind', chips: all.filter(({name}) => name === 'kind')},
          {legend: 'Package', chips: all.filter(({name}) => name === 'package')},
        ]}
        all={`${total} changes`}
      />
    </Island>
  );
}
