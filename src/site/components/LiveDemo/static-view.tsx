import React, {type ReactNode} from 'react';
import {staticViewAttribute} from './DemoRunner';

type Props = {src: string; height: number};

/** The browser's half of `static-view.server.tsx`, for demos that no server has rendered: their room. */
export default function StaticView({height}: Props): ReactNode {
  return <div {...{[staticViewAttribute]: ''}} style={{minHeight: height}} />;
}
