// Change: our own search page: states, version and edition of each result, the same client as the modal.
import React, {type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchPageContent from '@site/src/site/components/SearchPage';

/** The page at `/search`: `q` is the query, `version` the docs version. */
export default function SearchPage(): ReactNode {
  return (
    // The boot script loads the app at once: there is nothing to read without it.
    <HtmlClassNameProvider className="search-page-wrapper needs-app">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
