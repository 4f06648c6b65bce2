/** Lets a part of the page work; returns what ends it. */
export type Behavior = (root: HTMLElement) => () => void;

/**
 * A behavior whose script is loaded when it is needed.
 *
 * @param load - imports the behavior
 * @returns `start` loads and begins it, once, and rejects when it cannot be loaded, after which it may be called
 *   again; `tryToStart` leaves it at that; `end` ends it, also before it has come
 */
export function lateBehavior(root: HTMLElement, load: () => Promise<Behavior>) {
  let stop: (() => void) | undefined;
  let isOver = false;
  const start = (): Promise<void> =>
    load().then((behavior) => {
      stop ??= isOver ? undefined : behavior(root);
    });
  return {
    start,
    tryToStart: (): void => void start().catch(() => undefined),
    end: (): void => {
      isOver = true;
      stop?.();
    },
  };
}
