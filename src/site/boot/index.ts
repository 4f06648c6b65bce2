import {notePlace, returnToPlace} from '../keep-place/place';
import {focusFilter} from '../keys/filter-key';
import {Acts} from './acts';
import {isFrugal} from '../connection';
import {loadScripts} from './load-scripts';
import {hasNoticeFocus, hideNotice, prepareNotice, showNotice} from './notice';
import {tellPointerAndFocus, watchPointer} from './pointer';
import {storeChoices} from './stored-choice';
import {controlOf} from './targets';

// The only script that the HTML of a built page names. It loads the app, the
// scripts in `data-app`, when the reader does something that needs it, else when
// the browser is idle. Until then it keeps what the reader does. How far the app is
// stands in `data-app-state` of the root element: `loading`, `ready` or `failed`.

const slowAfter = 3000;

const root = document.documentElement;
const {app, page} = document.currentScript?.dataset ?? {};
const sources = app?.split(' ') ?? [];
const untilArrival = new AbortController();
const {signal} = untilArrival;
const acts = new Acts(onAct);
let isLoading = false;
let slowTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Is the page shown under another address than its own: by a service that
 * translates pages, or keeps copies? The app would find no page there, and say so
 * in place of the text.
 */
const isElsewhere = page && location.pathname.search(page) < 0;

function load(): void {
  if (!isLoading) {
    isLoading = true;
    root.dataset.appState = 'loading';
    (isElsewhere ? Promise.reject(Error()) : loadScripts(sources)).catch(() => {
      isLoading = false;
      root.dataset.appState = 'failed';
      // A reader who only reads need not know.
      if (acts.areWaiting) {
        showNotice('Search and buttons could not be loaded. You can read on and follow links.', {
          label: 'Try again',
          onClick: tryAgain,
        });
      }
    });
  }
}

function endNotice(): void {
  clearTimeout(slowTimer);
  slowTimer = undefined;
  if (hasNoticeFocus()) {
    acts.focus();
  }
  hideNotice();
}

function tryAgain(): void {
  endNotice();
  onAct();
}

function onAct(): void {
  prepareNotice();
  load();
  slowTimer ??= setTimeout(() => {
    if (isLoading && acts.areWaiting) {
      showNotice('Still loading. What you asked for will follow.');
    }
  }, slowAfter);
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(load, {timeout: 2000});
  } else {
    setTimeout(load, 200);
  }
}

/** Decides when the app is loaded if the reader does nothing. */
function begin(): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', begin, {once: true, signal});
  } else if (root.classList.contains('needs-app')) {
    load();
  } else if (isFrugal()) {
    return;
  } else if (document.readyState === 'complete') {
    whenIdle();
  } else {
    window.addEventListener('load', whenIdle, {once: true, signal});
  }
}

/** The reader is about to use something that needs the app. */
function onIntent(event: Event): void {
  if (controlOf(event) && (event.type === 'pointerdown' || !isFrugal())) {
    load();
  }
}

const arrival = new MutationObserver(() => {
  if (root.dataset.hasHydrated === 'true') {
    arrival.disconnect();
    untilArrival.abort();
    tellPointerAndFocus();
    // After the effects of what the app has rendered last.
    setTimeout(() => {
      endNotice();
      void acts.carryOut();
      root.dataset.appState = 'ready';
    });
  }
});

arrival.observe(root, {attributeFilter: ['data-has-hydrated']});
watchPointer(signal);
storeChoices(signal);
['pointerover', 'pointerdown', 'focusin'].forEach((type) =>
  window.addEventListener(type, onIntent, {capture: true, signal}),
);
window.addEventListener('keydown', focusFilter, {signal});
window.addEventListener('online', () => acts.areWaiting && tryAgain(), {signal});
// A page that is left has no use for what was done on it; the browser may show it again later.
window.addEventListener('pagehide', () => acts.forget(), {signal});
window.addEventListener('pageshow', ({persisted}) => persisted && begin(), {signal});
begin();
notePlace();
returnToPlace();

// The framework says on the home page that its scripts were not found when this is missing at DOMContentLoaded.
window.docusaurus ??= {prefetch: () => false, preload: () => false};
document.getElementById('__docusaurus-base-url-issue-banner-container')?.remove();
