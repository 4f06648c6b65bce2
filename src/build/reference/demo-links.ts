import path from 'node:path';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {jsxElement} from '../content/jsx';
import type {DemoPlace} from './demo-uses';

/** A file link from one page of the project to a place on another. */
export function relativeLink(from: string, {file, anchor}: Omit<DemoPlace, 'title'>): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${anchor ? `#${anchor}` : ''}`;
}

function listOf(lead: string, places: readonly DemoPlace[], from: string): RootContent[] {
  if (places.length === 0) {
    return [];
  }
  const links = places.flatMap((place, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? lead : ', '},
    {type: 'link', url: relativeLink(from, place), children: [{type: 'text', value: place.title}]},
  ]);
  const paragraph: Paragraph = {type: 'paragraph', children: links};
  const block = jsxElement('div', {className: 'demo-links', 'data-search-ignore': ''});
  block.children = [paragraph];
  return [block];
}

/** The line on a demo's page that names the pages that show it; nothing when none does. */
export const shownOn = (places: readonly DemoPlace[], from: string): RootContent[] =>
  listOf('Shown in: ', places, from);

/** The line in a member's section that names demos that use it; nothing when none does. */
export const usedIn = (demos: readonly DemoPlace[], from: string): RootContent[] =>
  listOf(demos.length === 1 ? 'Used in the demo ' : 'Used in the demos ', demos, from);
