import type {AnyNode} from 'domhandler';
import {isTag, isText} from 'domhandler';
import {textContent} from 'domutils';
import type {Element, ElementContent, Properties} from 'hast';

/** The classes of an element, those of CSS modules without their hash: `badge_FNIe` is `badge`. */
export function classesOf({properties}: Element): string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map((name) => String(name).replace(/(?<!_)_[\w-]{4}$/, '')) : [];
}

/** Has an element a class, whatever hash a CSS module gave it? */
export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** Is it an element, of this name if one is given? */
export const isElement = (node: ElementContent, name?: string): node is Element =>
  node.type === 'element' && (name === undefined || node.tagName === name);

/** The text of a node as it stands. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** The elements below a node that a test accepts, in the order of the page; nothing within them is looked at. */
export function findAll(node: Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    return test(child) ? [child] : findAll(child, test);
  });
}

/** Controls, drawings and scripts: nothing of them is text to read. */
const leftOutTags = new Set(['button', 'fieldset', 'input', 'label', 'legend', 'nav', 'noscript', 'script', 'style']);

/** Parts of the page that help to use it in a browser, by their classes. */
const leftOutClasses =
  /(?:^|\s)(?:hash-link|list-filter|live-demo__(?:bar|console|run)|demo-cards__\w+|demo-stage__picture--dark)(?:\s|$)/;

function isLeftOut(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    // The names of files and of other tabs are on buttons.
    (leftOutTags.has(name) && attributes.role !== 'tab') ||
    leftOutClasses.test(attributes.class ?? '') ||
    // What hides until it is needed; the panels of tabs are text all the same.
    ('hidden' in attributes && attributes.role !== 'tabpanel') ||
    attributes['aria-hidden'] === 'true'
  );
}

/** The name and description of an inline drawing, of which nothing else can be read as text. */
function drawingOf(attributes: Readonly<Record<string, string>>): Element[] {
  const label = attributes['aria-label'];
  return label === undefined
    ? []
    : [{type: 'element', tagName: 'em', properties: {}, children: [{type: 'text', value: `Drawing: ${label}`}]}];
}

/** An address as it is from elsewhere; what is no address stays. */
const absolute = (address: string, page: string): string =>
  URL.canParse(address, page) ? new URL(address, page).href : address;

/** The attributes of an element, with whole addresses. */
function propertiesOf({class: names, ...attributes}: Readonly<Record<string, string>>, page: string): Properties {
  const addresses = ['href', 'src'].flatMap((name) =>
    attributes[name] === undefined ? [] : [[name, absolute(attributes[name], page)] as const],
  );
  return {...attributes, ...Object.fromEntries(addresses), className: names?.split(/\s+/) ?? []};
}

/**
 * What is to be read of parsed HTML, as a tree that unified's libraries know.
 *
 * @param page - the whole address of the page
 */
export function toHast(nodes: readonly AnyNode[], page: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isText(node)) {
      return [{type: 'text', value: node.data}];
    }
    if (!isTag(node)) {
      return [];
    }
    if (node.name === 'svg') {
      return drawingOf(node.attribs);
    }
    if (isLeftOut(node.name, node.attribs)) {
      return [];
    }
    const properties = propertiesOf(node.attribs, page);
    // The lines of a signature are kept by its style sheet alone.
    const isCode = node.name === 'pre' || node.attribs.class === 'signature__code';
    // Colors are most of the elements of a page, and no text.
    const children: ElementContent[] = isCode
      ? [{type: 'text', value: textContent(node)}]
      : toHast(node.children, page);
    return [{type: 'element', tagName: isCode ? 'pre' : node.name, properties, children}];
  });
}
