import {endOfFirstSentence} from '../../../common/first-sentence';

/** What stands behind a heading until the next one. */
function followers(heading: Element): Element[] {
  const result: Element[] = [];
  for (let next = heading.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    result.push(next);
  }
  return result;
}

/** The same; long pages put it into a section of its own. */
function partsBelow(heading: Element): Element[] {
  const [first, ...others] = followers(heading);
  return first?.matches('section') ? [...first.children] : [...(first ? [first] : []), ...others];
}

/** The first sentence of a paragraph, with its code, without its links. */
function firstSentence(paragraph: Element): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = endOfFirstSentence(paragraph.textContent);
  while (left > 0 && texts.nextNode()) {
    const {length} = texts.currentNode as Text;
    range.setEnd(texts.currentNode, Math.min(left, length));
    left -= length;
  }
  const result = range.cloneContents();
  result.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
  return result;
}

function element(tag: 'code' | 'p' | 'span', name: string, ...children: (string | Node)[]): HTMLElement {
  const result = document.createElement(tag);
  result.className = `api-card__${name}`;
  result.append(...children);
  return result;
}

/** The signature; with several, the first one and how many follow. */
function signatureOf(block: Element): HTMLElement[] {
  const [first, ...others] = [...block.querySelectorAll(':scope > p > .signature__code')];
  const more = others.length > 0 ? [element('p', 'more', `and ${others.length} more`)] : [];
  return first ? [element('code', 'signature', first.textContent), ...more] : [];
}

/**
 * What a card says of a class or a member: what it is and since when, its signature, and the first sentence of its
 * description.
 *
 * @param page - contains the built page that describes it
 * @param id - the anchor of a member; empty for what the whole page is about
 * @returns undefined for an anchor of something else, and for a page that isn't of the API reference
 */
export function cardContent(page: ParentNode, id: string): DocumentFragment | undefined {
  const title = page.querySelector('h1');
  const heading = id === '' ? title : page.querySelector(`[data-kind][id="${CSS.escape(id)}"]`);
  if (!title || !heading) {
    return undefined;
  }
  // The title has a header of its own.
  const parts = partsBelow(heading.closest('header') ?? heading);
  const block = parts.find((part) => part.matches('.signature'));
  const paragraph = parts.find((part) => part.matches('p'));
  const kind = heading.getAttribute('data-kind') ?? page.querySelector('[data-edition] > span')?.textContent ?? '';
  const marks = [...(block?.querySelectorAll('.signature__mark') ?? [])].map(({textContent}) => textContent);
  const result = new DocumentFragment();
  result.append(
    element('p', 'head', element('span', 'name', title.textContent), ...[kind, ...marks].map((text) => ` · ${text}`)),
    ...(block ? signatureOf(block) : []),
    ...(paragraph ? [element('p', 'text', firstSentence(paragraph))] : []),
  );
  return result;
}
