import React, {type ReactNode} from 'react';
import Island from '@site/src/site/components/Island';
import ListFilter, {filterClass} from '@site/src/site/components/ListFilter';
import type {DemoChip} from '@site/src/site/demos/demo-data';
import FilterRunner from './FilterRunner';
import cards from '@site/src/site/components/DemoCards/demo-cards.css?raw';

type Props = {
  /** A list of {@link DemoChip}, as JSON. */
  chips: string;
  /** How many demos there are. */
  total: string;
  /** Where the words are that demos are found by. */
  wordsUrl: string;
};

/** A field and chips that choose among the demos whose cards follow. */
export default function DemoFilter({chips, total, wordsUrl}: Props): ReactNode {
  const all = JSON.parse(chips) as DemoChip[];
  return (
    <Island
      name="DemoFilter"
      component={FilterRunner}
      own={{wordsUrl}}
      className={filterClass}
      aria-label="Demos"
      data-search-ignore="">
      <style dangerouslySetInnerHTML={{__html: cards}} />
      <ListFilter
        id="demo-filter"
        label="Filter demos"
        placeholder="undo, crossing links"
        groups={[
          {legend: 'Topics', chips: all.filter(({name}) => name === 'group')},
          {legend: 'Only demos', chips: all.filter(({name}) => name !== 'group')},
        ]}
        all={`${total} demos`}
      />
    </Island>
  );
}
