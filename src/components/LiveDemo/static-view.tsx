import React, {type ReactNode} from 'react';

type Props = {src: string; height: number};

/**
 * The browser's half of `static-view.server.tsx`: React leaves the HTML of the server as
 * it is, so that the source of a demo is not part of the page's JavaScript too.
 * After a navigation within the site there is none, only its room.
 */
export default function StaticView({height}: Props): ReactNode {
  return <div style={{minHeight: height}} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
