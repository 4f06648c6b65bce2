// Change: the edition badge and the version of the page above its title.
import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type {WrapperProps} from '@docusaurus/types';
import EditionBadge from '@site/src/components/EditionBadge';
import type {Edition} from '@site/src/content/editions';
import styles from './styles.module.css';

export default function ContentWrapper(props: WrapperProps<typeof ContentType>): ReactNode {
  const {edition} = useDoc().frontMatter as {edition?: Edition};
  const {label} = useDocsVersion();
  return (
    <>
      <p className={styles.badges} data-edition={edition}>
        {edition && <EditionBadge edition={edition} />}
        <span className={ThemeClassNames.docs.docVersionBadge}>Version: {label}</span>
      </p>
      <Content {...props} />
    </>
  );
}
