import {decoded} from '@site/src/common/decoded';

/** What an anchor of the page leads to. */
const byHash = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)));

/** The heading that a link of the list leads to. */
export const headingOf = (link: HTMLAnchorElement): HTMLElement | null => byHash(link.hash);

/** What the address of the page leads to. */
export const hashTarget = (): HTMLElement | null => byHash(location.hash);
