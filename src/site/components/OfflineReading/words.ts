import type {KeeperState} from '@site/src/site/offline/keeper';
import type {LoadFault} from '@site/src/site/offline/load-files';

/** A number of bytes as readers know it, such as `12.5 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const dateOf = (time: number): string => new Date(time).toLocaleDateString('en-US', {dateStyle: 'long'});

function restingText({kept, offered, isUnfinished}: KeeperState, label: string): string {
  if (kept) {
    const state = `Version ${label} has been kept for offline reading since ${dateOf(kept.since)}. It takes ${sizeOf(kept.bytes)} on this device.`;
    if (!offered) {
      return `${state} The site cannot be reached, so it is unknown whether there is a newer one.`;
    }
    return kept.deployment === offered.deployment
      ? `${state} Nothing has changed on the site since.`
      : `${state} The site has changed since.`;
  }
  if (!offered) {
    return `Version ${label} is not kept, and the site cannot be reached.`;
  }
  const size = `It is ${sizeOf(offered.wire)} to load, and takes ${sizeOf(offered.bytes)} on this device.`;
  return isUnfinished
    ? `Version ${label} is not kept: only a part of it has been loaded. ${size}`
    : `Version ${label} is not kept. ${size}`;
}

/** What is kept, and what is going on. */
export function statusText(state: KeeperState, label: string): string {
  switch (state.phase) {
    case 'looking':
      return 'Looking up what is kept…';
    case 'loading':
      return `Version ${label} is being loaded. You can read on, as long as this tab stays open.`;
    case 'removing':
      return `Version ${label} is being removed.`;
    case 'resting':
      return restingText(state, label);
  }
}

/** Why the last act did not succeed, and what to do. */
export const faultText = (fault: LoadFault): string =>
  ({
    network: 'The network failed. What has been loaded stays, and loading goes on from there.',
    room: 'There is not enough room on this device, or the browser gives this site no more. Nothing of this try is left.',
    changed: 'A file is not the one that the site has listed: the site was published anew meanwhile. Try again.',
    stopped: 'You have stopped loading. What has been loaded stays, and loading goes on from there.',
    elsewhere: 'Another tab is loading a version. Wait until it is done.',
    worker: 'The browser does not start the service worker that sends kept pages. Is it a private window?',
    failed: 'The browser could not store the files. Try again.',
  })[fault];
