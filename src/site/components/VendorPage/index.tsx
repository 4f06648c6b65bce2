import React, {type ReactNode, useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isElsewhere} from '@site/src/common/vendor-page';
import {VendorPageContext} from './context';
import styles from './styles.module.css';

/** A link to the vendor's page about the same subject; nothing where this site is itself at that address. */
export default function VendorPage(): ReactNode {
  const page = useContext(VendorPageContext);
  const {url} = useDocusaurusContext().siteConfig;
  if (!page || !isElsewhere(page, url)) {
    return null;
  }
  return (
    <a className={styles.link} href={page.address}>
      Vendor’s page{page.version !== undefined && ` (${page.version})`}
    </a>
  );
}
