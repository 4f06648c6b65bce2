import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useActivePlugin, useDocVersionSuggestions, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import {latestVersionAttribute, samePageAttribute} from './marks';
import styles from './styles.module.css';

/** On pages of a version with a banner: names the current version and links to the same page there. */
export default function OldVersionNotice({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner ? <Notice className={className} label={label} /> : null;
}

function Notice({className, label}: {className?: string; label: string}): ReactNode {
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const mainDoc = latest.docs.find((doc) => doc.id === latest.mainDocId);
  const marks = {
    [latestVersionAttribute]: latest.name,
    ...(latestDocSuggestion && {[samePageAttribute]: ''}),
    // The boot script stores it when the link is followed before the app is there.
    'data-stores': `docs-preferred-version-${pluginId ?? 'default'}=${latest.name}`,
  };
  return (
    <aside className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.notice)} aria-label="Version">
      <p>
        You are reading the documentation of JointJS <strong>{label}</strong>. The current version is{' '}
        <strong>{latest.label}</strong>.{' '}
        <Link to={latestDocSuggestion?.path ?? mainDoc?.path ?? latest.path} {...marks}>
          {latestDocSuggestion ? `Read this page for ${latest.label}` : `Go to the documentation of ${latest.label}`}
        </Link>
      </p>
    </aside>
  );
}
