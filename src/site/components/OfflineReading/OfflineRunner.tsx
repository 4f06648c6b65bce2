import React, {type ReactNode, useEffect, useSyncExternalStore} from 'react';
import type {InIsland} from '@site/src/site/components/Island';
import {canKeep, type KeeperState, keeperOf, type OfflineKeeper} from '@site/src/site/offline/keeper';
import {faultText, sizeOf, statusText} from './words';

type Props = InIsland & {version: string; label: string; baseUrl: string};
type Parts = {state: KeeperState; label: string};

function Progress({state: {done, total}, label}: Parts): ReactNode {
  return (
    <>
      <progress aria-label={`Files of version ${label} that are loaded`} max={total || 1} value={done} />
      <p>{total === 0 ? 'Reading the list of files…' : `${done} of ${total} files`}</p>
    </>
  );
}

/** What the main button does now; undefined when there is nothing to load. */
function mainAct({kept, offered, isUnfinished}: KeeperState, label: string): string | undefined {
  if (!offered || kept?.deployment === offered.deployment) {
    return undefined;
  }
  const size = sizeOf(offered.wire);
  if (kept) {
    return isUnfinished ? 'Continue the update' : `Update version ${label}`;
  }
  return isUnfinished ? 'Continue loading' : `Keep version ${label} for offline reading (${size})`;
}

function Acts({state, label, keeper}: Parts & {keeper: OfflineKeeper}): ReactNode {
  if (state.phase === 'loading') {
    return (
      <button type="button" onClick={keeper.stop}>
        Stop
      </button>
    );
  }
  const main = mainAct(state, label);
  return (
    <>
      {main && (
        <button type="button" className="offline-reading__main" onClick={() => void keeper.keep()}>
          {main}
        </button>
      )}
      {(state.kept ?? state.isUnfinished) && (
        <button type="button" onClick={() => void keeper.remove()}>
          {state.kept ? `Remove version ${label}` : 'Remove what has been loaded'}
        </button>
      )}
    </>
  );
}

/** The controls for keeping a version; nothing is stored until a button is pressed. */
export default function OfflineRunner({version, label, baseUrl}: Props): ReactNode {
  const keeper = keeperOf(baseUrl, version, label);
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    if (canKeep()) {
      const look = (): void => void keeper.look();
      look();
      // The network may be back.
      window.addEventListener('online', look);
      return () => window.removeEventListener('online', look);
    }
    return undefined;
  }, [keeper]);
  if (!canKeep()) {
    return <p>This browser cannot keep pages here: it has no service workers, or the connection is not secure.</p>;
  }
  return (
    <>
      <p role="status">{statusText(state, label)}</p>
      {state.fault && (
        <p className="offline-reading__fault" role="alert">
          {faultText(state.fault)}
        </p>
      )}
      {state.phase === 'loading' && <Progress {...{state, label}} />}
      <div className="offline-reading__acts">
        <Acts {...{state, label, keeper}} />
      </div>
    </>
  );
}
