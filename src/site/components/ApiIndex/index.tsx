import React, {type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Island from '@site/src/site/components/Island';
import FilterRunner, {groupsAttribute} from './FilterRunner';
import styles from './api-index.css?raw';

/** The whole API: a field that filters every class and member, and the groups of pages, which are the children. */
export default function ApiIndex({children}: {children: ReactNode}): ReactNode {
  const {version} = useDocsVersion();
  return (
    <Island
      name="ApiFilter"
      component={FilterRunner}
      own={{version}}
      className="api-index"
      aria-label="Classes and members">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <p className="api-index__field">
        <label htmlFor="api-filter">Filter classes and members</label>
        <input id="api-filter" type="search" autoComplete="off" spellCheck={false} placeholder="paper fit" />
      </p>
      <div {...{[groupsAttribute]: ''}}>{children}</div>
    </Island>
  );
}
