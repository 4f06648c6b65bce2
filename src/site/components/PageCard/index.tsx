import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCard';
import EditionBadge from '@site/src/site/components/EditionBadge';
import type {Edition} from '@site/src/common/editions';
import {coreInsteadClass, isPlusOnly, plusOnlyClass} from '@site/src/common/core-only';
import styles from './styles.module.css';

type Item = PropSidebarItemCategory | PropSidebarItemLink;

/** What `src/build/content/parse-front-matter.ts` hands from a page to its sidebar item. */
type ItemProps = {edition?: Edition; description?: string};

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
  const {edition, description} = (item.customProps ?? {}) as ItemProps;
  return (
    <Link href={href} className={clsx(styles.card, isPlusOnly(item.className) && plusOnlyClass)} data-search-ignore>
      <span className={styles.head}>
        <span className={styles.title}>{item.label}</span>
        {edition && <EditionBadge edition={edition} />}
      </span>
      {description && <span className={styles.description}>{description}</span>}
      {item.type === 'category' && <Counts items={item.items} />}
    </Link>
  );
}

const countText = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** How many pages a section has, for readers of all pages and for those who see only the core. */
function Counts({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  const ofCore = items.filter(({className}) => !isPlusOnly(className)).length;
  return ofCore === items.length ? (
    <span className={styles.count}>{countText(ofCore)}</span>
  ) : (
    <>
      <span className={clsx(styles.count, plusOnlyClass)}>{countText(items.length)}</span>
      <span className={clsx(styles.count, coreInsteadClass)}>{countText(ofCore)}</span>
    </>
  );
}
