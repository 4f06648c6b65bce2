// Change: our own bar: as high as its text, a labelled region instead of a second banner, and an underlined link.
import React, {type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@site/src/site/components/AnnouncementBar';

export default function ThemeAnnouncementBar(): ReactNode {
  return <AnnouncementBar {...useAnnouncementBar()} />;
}
