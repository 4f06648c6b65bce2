import type {Element, ElementContent} from 'hast';
import {type Handle, type State, defaultHandlers} from 'hast-util-to-mdast';
import type {BlockContent, Code, List, Nodes, PhrasingContent, RootContent} from 'mdast';
import {bulletList, link, listItem, paragraph, strong, text} from '../../content/nodes';
import {classesOf, findAll, hasClass, isElement, textOf} from './elements';

/** The language of a fence by what the bar above a block of code says. */
const languages: Readonly<Record<string, string>> = {
  CSS: 'css',
  HTML: 'html',
  JSON: 'json',
  JavaScript: 'js',
  Shell: 'sh',
  TypeScript: 'ts',
};

const clean = (value: string): string => value.replace(/\s+/g, ' ').trim();

function fence(value: string, language: string | undefined, title?: string): Code {
  const ending = /\.(\w+)$/.exec(title ?? '')?.[1];
  const lang = (/^\d/.test(ending ?? '') ? undefined : ending) ?? language ?? null;
  // Without a language the title would be read as one.
  return {type: 'code', lang: lang ?? (title ? 'text' : null), meta: title ? `title="${title}"` : null, value};
}

/** What stands in an element, as blocks. */
const blocks = (state: State, element: Element): BlockContent[] => state.toFlow(state.all(element)) as BlockContent[];

/** A block of code: its title or language is in the bar above it. */
function codeBlock(figure: Element): Code {
  const [bar] = findAll(figure, (element) => hasClass(element, 'bar'));
  const [title] = bar ? findAll(bar, ({tagName}) => tagName === 'figcaption') : [];
  const [code] = findAll(figure, ({tagName}) => tagName === 'pre');
  return fence(
    code ? textOf(code).replace(/\n$/, '') : '',
    bar && languages[clean(textOf(bar))],
    title && clean(textOf(title)),
  );
}

const isTab = ({properties}: Element): boolean => properties.role === 'tab';
const isPanel = ({properties}: Element): boolean => properties.role === 'tabpanel';

/** Tabs: what each panel has, below its name. */
function tabs(state: State, element: Element): BlockContent[] {
  const names = findAll(element, isTab).map((tab) => clean(textOf(tab)));
  return findAll(element, isPanel).flatMap((panel, i) => [paragraph(strong(names[i] ?? '')), ...blocks(state, panel)]);
}

/** A live demo: its title, what it shows, and the files of its program. */
function liveDemo(state: State, figure: Element): BlockContent[] {
  const names = findAll(figure, isTab).map((tab) => clean(textOf(tab)));
  const [caption] = findAll(figure, ({tagName}) => tagName === 'figcaption');
  const files = findAll(figure, isPanel);
  return [
    paragraph(text('Live demo: '), ...((caption ? state.all(caption) : []) as PhrasingContent[])),
    ...files.map((file, i) => fence(textOf(file).replace(/\n$/, ''), undefined, names[i] ?? '')),
  ];
}

/** A notice: a quotation that begins with its kind and its title. */
function admonition(state: State, element: Element): BlockContent {
  const kind = /theme-admonition-(\w+)/.exec(classesOf(element).join(' '))?.[1] ?? 'note';
  const [heading] = findAll(element, (child) => hasClass(child, 'admonitionHeading'));
  const [content] = findAll(element, (child) => hasClass(child, 'admonitionContent'));
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const title = heading ? clean(textOf(heading)) : '';
  const isOwn = title !== '' && title.toLowerCase() !== kind;
  return {
    type: 'blockquote',
    children: [paragraph(strong(isOwn ? `${name}: ${title}` : name)), ...(content ? blocks(state, content) : [])],
  };
}

/** Cards that lead to pages: a list of links. */
function cards(element: Element): List {
  const part = (card: Element, name: string): string =>
    clean(
      findAll(card, (child) => hasClass(child, name))
        .map(textOf)
        .join(' '),
    );
  const items = findAll(element, ({tagName}) => tagName === 'a').map((card) => {
    const badge = part(card, 'badge');
    const url = String(card.properties.href);
    const rest = `${badge && ` (${badge})`}${part(card, 'description') && `: ${part(card, 'description')}`}`;
    return listItem([paragraph(link(url, text(part(card, 'title'))), text(rest))]);
  });
  return bulletList(items);
}

const isSignature = (node: ElementContent): boolean => isElement(node) && hasClass(node, 'signature__code');

/** Declarations, one below the other, and the marks above them. */
function signatureParagraph(element: Element): Nodes[] | undefined {
  if (element.children.some(isSignature)) {
    return element.children.filter(isSignature).map((code) => fence(textOf(code), 'ts'));
  }
  if (hasClass(element, 'signature__marks')) {
    const marks = findAll(element, (child) => hasClass(child, 'signature__mark'));
    const all = marks.length > 0 ? marks.map((mark) => clean(textOf(mark))).join(', ') : clean(textOf(element));
    return [paragraph({type: 'emphasis', children: [text(all)]})];
  }
  return undefined;
}

function container(state: State, element: Element): RootContent[] | undefined {
  const classes = classesOf(element);
  if (element.properties['data-tabs'] !== undefined || classes.includes('tabs-container')) {
    return tabs(state, element);
  }
  if (classes.includes('theme-admonition')) {
    return [admonition(state, element)];
  }
  if (classes.includes('row') && element.children.some((child) => isElement(child, 'article'))) {
    return [cards(element)];
  }
  return undefined;
}

const orChildren =
  (own: (state: State, element: Element) => Nodes[] | undefined): Handle =>
  (state, element: Element) =>
    own(state, element) ?? state.all(element);

const orParagraph: Handle = (state, element: Element) => {
  const own = signatureParagraph(element);
  if (own) {
    return own;
  }
  const children = state.all(element) as PhrasingContent[];
  return children.length > 0 ? paragraph(...children) : undefined;
};

/** How the parts of this site's pages become Markdown, where they are more than their HTML says. */
export const handlers: Readonly<Record<string, Handle>> = {
  div: orChildren(container),
  section: orChildren(container),
  p: orParagraph,
  figure: orChildren((state, element) => {
    if (hasClass(element, 'live-demo')) {
      return liveDemo(state, element);
    }
    return hasClass(element, 'block') ? [codeBlock(element)] : undefined;
  }),
  details: orChildren((state, element) => {
    const summary = element.children.find((child) => isElement(child, 'summary'));
    const rest = element.children.filter((child) => child !== summary);
    return [
      ...(summary ? [paragraph(strong(clean(textOf(summary))))] : []),
      ...blocks(state, {...element, tagName: 'div', children: rest}),
    ];
  }),
  span: orChildren((state, element) =>
    hasClass(element, 'badge') || hasClass(element, 'signature__mark')
      ? [text(`(${clean(textOf(element))})`)]
      : undefined,
  ),
  a: (state, element: Element) => {
    // Behind a name in a row: the address of its source would be most of the row.
    if (hasClass(element, 'signature__mark')) {
      return text(`(${clean(textOf(element))})`);
    }
    const [title, description] = element.children.filter((child) => isElement(child));
    // A card of a demo: all of it leads there, and its name is enough for that.
    return title?.tagName === 'strong' && description?.tagName === 'span'
      ? [link(String(element.properties.href), text(clean(textOf(title)))), text(`: ${clean(textOf(description))}`)]
      : defaultHandlers.a(state, element);
  },
  wbr: () => undefined,
};
