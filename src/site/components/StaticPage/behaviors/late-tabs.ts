import {ownKey} from '../../../keys/own-key';
import {whenWanted} from '../../WhenWanted/when-wanted';
import {hasStored} from './has-stored';
import {lateBehavior} from './late-behavior';

const tab = '[data-tabs] [role=tab]';

/**
 * Lets the theme's tabs work (`tabs.ts`). What does that is loaded at once to show a
 * choice of an earlier visit, else with the first act of the reader: only then can
 * anybody choose a tab, or find a text that stands in a closed one.
 */
export function lateTabs(root: HTMLElement): () => void {
  if (!root.querySelector(tab)) {
    return () => undefined;
  }
  const {start, end} = lateBehavior(root, () => import(/* webpackChunkName: "tabs" */ './tabs').then(({tabs}) => tabs));
  const acts = new AbortController();
  const {signal} = acts;
  const load = (): Promise<void> => start().then(() => acts.abort());
  const tryToLoad = (): void => void load().catch(() => undefined);
  if (hasStored('docusaurus.tab.')) {
    tryToLoad();
  }
  for (const act of ['pointermove', 'keydown', 'scroll']) {
    window.addEventListener(act, tryToLoad, {once: true, passive: true, signal});
  }
  // A key that was pressed before the app was there comes with the app.
  const onKeyDown = (event: KeyboardEvent): void => {
    const pressed = (event.target as Element).closest<HTMLElement>(tab);
    if (pressed && ['Enter', ' '].includes(ownKey(event) ?? '')) {
      event.preventDefault();
      pressed.click();
    }
  };
  root.addEventListener('keydown', onKeyDown, {signal});
  const endWaiting = whenWanted({near: tab, clicks: tab, load});
  return () => {
    acts.abort();
    endWaiting();
    end();
  };
}
