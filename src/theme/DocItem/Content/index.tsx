// Change: the edition badge of the page above its title.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type {WrapperProps} from '@docusaurus/types';
import EditionBadge from '@site/src/components/EditionBadge';
import type {Edition} from '@site/src/config/front-matter';
import styles from './styles.module.css';

export default function ContentWrapper(props: WrapperProps<typeof ContentType>): ReactNode {
  const {edition} = useDoc().frontMatter as {edition?: Edition};
  return (
    <>
      {edition && (
        <p className={styles.badges}>
          <EditionBadge edition={edition} />
        </p>
      )}
      <Content {...props} />
    </>
  );
}
