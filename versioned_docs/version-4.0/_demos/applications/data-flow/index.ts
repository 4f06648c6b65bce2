import {StrictMode, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app';

/** Shows the application in an element of the page. Returns what removes it. */
export function mount(host: HTMLElement): () => void {
  const root = createRoot(host);
  // [1]
  root.render(createElement(StrictMode, null, createElement(App)));
  return () => root.unmount();
}

const host = document.getElementById('paper');
if (host) mount(host);

/*
[1] StrictMode only mounts everything twice in development if it is around the whole tree.
*/
