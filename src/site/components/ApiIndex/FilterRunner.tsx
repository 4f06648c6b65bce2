import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {InIsland} from '@site/src/site/components/Island';
import {sayWhileSlow} from '@site/src/site/components/WhenWanted/show-failure';
import type {ApiRow} from '@site/src/common/api-row';
import type {Props as ResultsProps} from './Results';

export type Props = {/** The name of the version whose API is listed. */ version: string};

/** Marks the groups, which give way to the results. */
export const groupsAttribute = 'data-api-groups';

type Loaded = {Results: ComponentType<ResultsProps>; rows: ApiRow[]};

async function load(version: string): Promise<Loaded> {
  const [{default: Results}, {default: rows}] = await Promise.all([
    import(/* webpackChunkName: "api-index" */ './Results'),
    import(`@generated/api-index/default/${version}.json`) as Promise<{default: ApiRow[]}>,
  ]);
  return {Results, rows};
}

/** Shows what matches the text in the field in place of the groups. The list is loaded with the first letter. */
export default function FilterRunner({version, element}: Props & InIsland): ReactNode {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const isFiltering = query.trim() !== '';

  useEffect(() => {
    const field = element.querySelector('input');
    const read = (): void => setQuery(field?.value ?? '');
    // The browser may have kept a text.
    read();
    field?.addEventListener('input', read);
    return () => field?.removeEventListener('input', read);
  }, [element]);

  useEffect(() => {
    // With each letter again, should it have failed.
    if (isFiltering && !loaded) {
      sayWhileSlow(load(version)).then(setLoaded, () => setHasFailed(true));
    }
  }, [isFiltering, loaded, query, version]);

  useEffect(() => {
    const groups = element.querySelector<HTMLElement>(`[${groupsAttribute}]`);
    if (groups) {
      groups.hidden = isFiltering && loaded !== undefined;
    }
  }, [element, isFiltering, loaded]);

  if (!isFiltering) {
    return null;
  }
  return loaded ? (
    <loaded.Results rows={loaded.rows} query={query} />
  ) : (
    hasFailed && <p role="alert">The list of names could not be loaded. The groups above link to every page.</p>
  );
}
