import type {DemoData} from '@site/src/site/demos/demo-data';

/** The address of a demo that fills the window. Without JavaScript it is that of its page. */
export const aloneAddress = ({pageUrl}: DemoData): string => `${pageUrl}?alone`;

/** Does the address of the window ask for this demo alone? */
export const asksForAlone = ({pageUrl}: DemoData): boolean =>
  window.location.pathname === pageUrl && new URLSearchParams(window.location.search).has('alone');
