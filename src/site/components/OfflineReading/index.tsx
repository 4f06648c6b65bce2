import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Island from '@site/src/site/components/Island';
import OfflineRunner from './OfflineRunner';
import styles from './offline-reading.css?raw';

/** Lets readers keep the version of the page for offline reading: how large it is, and what to do with it. */
export default function OfflineReading(): ReactNode {
  const {version, label} = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Island
      name="OfflineReading"
      component={OfflineRunner}
      own={{version, label, baseUrl}}
      className="offline-reading"
      aria-label="Offline reading"
      data-search-ignore="">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <noscript>Keeping a version needs JavaScript.</noscript>
    </Island>
  );
}
