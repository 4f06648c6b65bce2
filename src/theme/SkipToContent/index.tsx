// Change: a new one for each address, so that it leaves the focus to the heading on which the reader lands.
import React from 'react';
import {useLocation} from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';

/** The theme's link, which takes the focus when the address changes under it. */
export default function SkipToContentOfPage(): React.JSX.Element {
  const {key, hash} = useLocation();
  return <SkipToContent key={`${key}${hash}`} />;
}
