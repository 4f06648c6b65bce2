// Change: the edition badge, the version, the vendor's page and the menu of the page above its title; the home page begins with its first screen.
import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type {WrapperProps} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/common/markdown-path';
import PageMenu from '@site/src/site/components/PageMenu';
import EditionBadge from '@site/src/site/components/EditionBadge';
import VendorPage from '@site/src/site/components/VendorPage';
import type {Edition} from '@site/src/common/editions';
import styles from './styles.module.css';

export default function ContentWrapper(props: WrapperProps<typeof ContentType>): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {edition} = frontMatter as {edition?: Edition};
  const {label} = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (metadata.id === 'index') {
    return <Content {...props} />;
  }
  return (
    <>
      <p className={styles.badges} data-edition={edition}>
        {edition && <EditionBadge edition={edition} />}
        <span className={ThemeClassNames.docs.docVersionBadge}>Version: {label}</span>
        <VendorPage />
        <PageMenu copy={markdownPath(metadata.permalink, baseUrl)} />
      </p>
      <Content {...props} />
    </>
  );
}
