// Change: a bar that stays and a sheet, as a `details` element, which opens without JavaScript; on pages of the API, the bar that says what is read.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import NarrowContents from '@site/src/site/components/NarrowContents';
import PlaceBar from '@site/src/site/components/PlaceBar';

export default function TOCCollapsible(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return 'api' in frontMatter ? <PlaceBar title={metadata.title} path={metadata.permalink} /> : <NarrowContents />;
}
