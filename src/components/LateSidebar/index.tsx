import React, {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import ServerItems from './ServerItems';
import type {HandOver} from './hand-over';
import {loadShownItems} from './late-items';

type Props = {
  /** Are the items not loaded yet? */
  isWaiting: boolean;
  /** Are they needed at once? */
  isWanted: boolean;
  /** Called when the router follows a link of the server's items. */
  onFollow: () => void;
  /** The items, as React renders them. */
  children: ReactNode;
};

/**
 * The items of a sidebar: those of the server until a reader shows interest and
 * the browser has loaded them, then the same from React. Focus and clicks pass
 * from the first to the second.
 */
export default function LateSidebar({isWaiting, isWanted, onFollow, children}: Props): ReactNode {
  const handOverTo = useRef<HandOver>(undefined);
  useEffect(() => {
    if (isWaiting && isWanted) {
      loadShownItems();
    }
  }, [isWaiting, isWanted]);
  useLayoutEffect(() => {
    if (!isWaiting) {
      handOverTo.current?.restoreFocus();
    }
  }, [isWaiting]);
  // The items are ready for clicks when their own effects have run.
  useEffect(() => {
    if (!isWaiting) {
      handOverTo.current?.repeatClicks();
      handOverTo.current = undefined;
    }
  }, [isWaiting]);
  return isWaiting ? <ServerItems onFollow={onFollow} handOverTo={handOverTo} /> : children;
}
