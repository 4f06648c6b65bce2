/** What the frame of a demo may do. */
export const frameSandbox = 'allow-scripts';

/**
 * The sandbox with which the frame of a demo loads its file. A service worker gets no requests of a sandboxed
 * frame, so a frame of a page that has one, because its reader keeps a version for offline reading, starts
 * without: the worker sends the file with a policy that puts it into the same sandbox, the file runs nothing
 * without one, and the frame gets it before it is told what to run (see frame-link.ts).
 *
 * @returns undefined for no attribute
 */
export const firstSandbox = (): string | undefined => (navigator.serviceWorker?.controller ? undefined : frameSandbox);
