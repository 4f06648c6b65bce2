import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Playground from '@site/src/site/components/Playground';

/**
 * The page at `/play`: an editor, a diagram and a console. `demo` is a demo to begin with, `version` the docs version,
 * and the hash can carry a program.
 */
export default function PlayPage(): ReactNode {
  return (
    // The boot script loads the app at once: there is nothing to read without it.
    <HtmlClassNameProvider className="needs-app">
      <PageMetadata title="Playground" description="Write a JointJS program and see its diagram." />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Layout>
        <Playground />
      </Layout>
    </HtmlClassNameProvider>
  );
}
