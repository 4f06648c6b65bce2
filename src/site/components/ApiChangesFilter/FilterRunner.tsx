import React, {type ReactNode, useMemo} from 'react';
import type {InIsland} from '@site/src/site/components/Island';
import FoundList from '@site/src/site/components/ListFilter/FoundList';
import {useListFilter, useSpokenCount} from '@site/src/site/components/ListFilter/use-list-filter';
import {changesLanguage} from './changes-language';
import {foundSections, listedChanges} from './listed-changes';
import {matchChanges} from './match-changes';

// One text: a browser that translates it puts another in its place, which React replaces as a whole.
const countOf = (found: number, all: number): string =>
  found === 0 ? 'No change matches.' : `${found} of ${all} changes`;

/** Shows the changes that are asked for, in place of the list. The address has what is asked. */
export default function FilterRunner({element}: InIsland): ReactNode {
  const {query, asks, showAll} = useListFilter(element, changesLanguage);
  const listed = useMemo(() => listedChanges(element), [element]);
  const found = useMemo(() => matchChanges(listed, query), [listed, query]);
  const sections = useMemo(() => foundSections(found), [found]);
  const all = `${listed.length} changes`;
  const count = asks ? countOf(found.length, listed.length) : all;
  useSpokenCount(element, asks, count);
  return <FoundList {...{element, asks, count, all, showAll}} nodes={sections} />;
}
