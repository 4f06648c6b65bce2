import type {PhrasingContent, RootContent} from 'mdast';
import {jsxElement} from '../content/jsx';
import {link, paragraph, text} from '../content/nodes';
import type {DemoPlace} from './demo-uses';
import {relativeLink} from './file-links';

function listOf(lead: string, places: readonly DemoPlace[], from: string): RootContent[] {
  if (places.length === 0) {
    return [];
  }
  const links = places.flatMap((place, index): PhrasingContent[] => [
    text(index === 0 ? lead : ', '),
    link(relativeLink(from, place), text(place.title)),
  ]);
  return [jsxElement('div', {className: 'demo-links', 'data-search-ignore': ''}, [paragraph(...links)])];
}

/** The line on a demo's page that names the pages that show it; nothing when none does. */
export const shownOn = (places: readonly DemoPlace[], from: string): RootContent[] =>
  listOf('Shown in: ', places, from);

/** The line in a member's section that names demos that use it; nothing when none does. */
export const usedIn = (demos: readonly DemoPlace[], from: string): RootContent[] =>
  listOf(demos.length === 1 ? 'Used in the demo ' : 'Used in the demos ', demos, from);
