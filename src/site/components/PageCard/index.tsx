import React, {type ReactNode, Suspense} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import EditionBadge from '@site/src/site/components/EditionBadge';
import type {Edition} from '@site/src/common/editions';
import Description from './Description';
import styles from './styles.module.css';

type Item = PropSidebarItemCategory | PropSidebarItemLink;

/** What `src/build/content/parse-front-matter.ts` hands from a page to its sidebar item. */
type ItemProps = {edition?: Edition};

/**
 * One page or section in the list of a section index.
 *
 * @throws for an html item of the sidebar, which has no card
 */
export default function PageCard({item}: Props): ReactNode {
  if (item.type === 'html') {
    throw new Error('A card needs a page or a section; an html item of the sidebar has no card.');
  }
  return <Card item={item} />;
}

function Card({item}: {item: Item}): ReactNode {
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const {edition} = (item.customProps ?? {}) as ItemProps;
  return (
    <Link href={href} className={styles.card} data-search-ignore>
      <span className={styles.head}>
        <span className={styles.title}>{item.label}</span>
        {edition && <EditionBadge edition={edition} />}
      </span>
      {item.href !== undefined && (
        <Suspense>
          <Description path={item.href} className={styles.description} />
        </Suspense>
      )}
      {item.type === 'category' && (
        <span className={styles.count}>
          {item.items.length} {item.items.length === 1 ? 'page' : 'pages'}
        </span>
      )}
    </Link>
  );
}
