// Change: readers who see no pages of JointJS+ get links to the nearest pages of the core.
import React, {type ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import Paginator from '@theme-original/DocItem/Paginator';
import {coreNeighbor, pagesOf} from '@site/src/site/components/CoreOnly/neighbors';
import {coreInsteadClass, plusOnlyClass} from '@site/src/common/core-only';

export default function PaginatorOfEditions(): ReactNode {
  const {previous, next} = useDoc().metadata;
  const pages = pagesOf(useDocsSidebar()?.items ?? []);
  const ofCore = {previous: coreNeighbor(pages, previous, -1), next: coreNeighbor(pages, next, 1)};
  if (ofCore.previous === previous && ofCore.next === next) {
    return <Paginator />;
  }
  return (
    <>
      <div className={plusOnlyClass}>
        <Paginator />
      </div>
      <div className={coreInsteadClass}>
        <DocPaginator className="docusaurus-mt-lg" {...ofCore} />
      </div>
    </>
  );
}
