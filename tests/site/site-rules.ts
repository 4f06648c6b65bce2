import type {BuiltPage, BuiltSite} from '../support/built-site';

/** What the rules need to know of the site beside its files. */
export type SiteFacts = {
  /** Of the published site, such as `https://docs.example.com`. */
  origin: string;
  title: string;
  /** Paths of the pages that the search has records of. */
  recorded: ReadonlySet<string>;
  /** Characters for which a page loads the whole font besides its subset. */
  costly: ReadonlySet<string>;
  /** Classes that the style sheets name. */
  styled: ReadonlySet<string>;
  /** The keys of the programs and fragments of pages that the playground opens, by the label of the version. */
  programs: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A rule of the built site: returns a message for each place that breaks it. */
type Rule = (site: BuiltSite, facts: SiteFacts) => string[];

/** HTML files that are no pages of the site map. */
const unlisted = new Set(['404.html', 'search/index.html', 'play/index.html']);

const pageRule =
  (check: (page: BuiltPage, facts: SiteFacts) => string[]): Rule =>
  ({pages}, facts) =>
    pages.flatMap((page) => check(page, facts).map((problem) => `${page.file}: ${problem}`));

const isListed = ({file}: BuiltPage): boolean => !unlisted.has(file);

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, i) => values.indexOf(value) !== i)),
];

/** A link's target on this site: undefined for other hosts, mail and the like. */
function targetOf(link: string, {path}: BuiltPage, origin: string): URL | undefined {
  const url = URL.canParse(link, `${origin}${path}`) ? new URL(link, `${origin}${path}`) : undefined;
  return url?.origin === origin ? url : undefined;
}

/** Where links lead: pages by path, each with its ids. */
const links: Rule = ({pages, files}, {origin}) => {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap((page) =>
    [...new Set(page.links)].flatMap((link) => {
      const url = targetOf(link, page, origin);
      if (!url) {
        return URL.canParse(link) ? [] : [`${page.file}: the link "${link}" is no address`];
      }
      const [pathname, anchor] = [decodeURI(url.pathname), decodeURIComponent(url.hash.slice(1))];
      const anchors = ids.get(pathname);
      if (!anchors) {
        return files.has(pathname.slice(1)) ? [] : [`${page.file}: the link ${link} leads to no page or file`];
      }
      const isFound = anchor === '' || anchors.has(anchor);
      return isFound ? [] : [`${page.file}: the link ${link} leads to an anchor that ${pathname} does not have`];
    }),
  );
};

const playedPrograms: Rule = ({pages}, {origin, programs}) =>
  pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const query = targetOf(link, page, origin)?.searchParams;
      const key = query?.get('program') ?? query?.get('fragment') ?? null;
      const label = query?.get('version') ?? '';
      const isThere = key === null || programs.get(label)?.has(key);
      const demo = query?.get('demo') ?? null;
      const isKnown = demo === null || pages.some(({path}) => path.endsWith(`/learn/demos/${demo}`));
      return [
        ...(isThere ? [] : [`${page.file}: the playground has no program ${key} of ${label}`]),
        ...(isKnown ? [] : [`${page.file}: the playground has no demo ${demo}`]),
      ];
    }),
  );

const resources: Rule = ({pages, files}, {origin}) =>
  pages.flatMap((page) =>
    [...new Set(page.resources)].flatMap((resource) => {
      if (/^(?:data|about|blob):/.test(resource)) {
        return [];
      }
      const url = targetOf(resource, page, origin);
      if (!url) {
        return [`${page.file}: ${resource} is fetched from another host`];
      }
      const isFile = files.has(decodeURI(url.pathname).slice(1));
      return isFile ? [] : [`${page.file}: the file ${resource} does not exist`];
    }),
  );

/** A class of a CSS module in the build, such as `.cards_x4Zq`; not a block's element, such as `.live-demo__main`. */
const ofModule = /^\.[a-zA-Z][\w-]*_[\w-]{4}$/;
const ofBlock = /__[a-z]+$/;

/** What holds of every built HTML file of both versions, by the name of the rule. */
export const rules: Record<string, Rule> = {
  'the site map and the HTML files name the same pages': ({pages, canonicalPaths}) => {
    const built = pages.filter(isListed).map(({path}) => path);
    return [
      ...canonicalPaths.filter((path) => !built.includes(path)).map((path) => `${path}: has no HTML file`),
      ...built.filter((path) => !canonicalPaths.includes(path)).map((path) => `${path}: is not in the site map`),
      ...repeated(canonicalPaths).map((path) => `${path}: stands in the site map twice`),
    ];
  },
  'each page has a title that ends with that of the site': pageRule(({title, ...page}, facts) => {
    const own = title.endsWith(` | ${facts.title}`) ? title.slice(0, -` | ${facts.title}`.length).trim() : '';
    return own === '' && isListed(page as BuiltPage) ? [`the title is "${title}"`] : [];
  }),
  'each page has one main heading': pageRule(({mainHeadings}) =>
    mainHeadings === 1 ? [] : [`it has ${mainHeadings} elements h1`],
  ),
  'each page names its canonical address': pageRule((page, {origin}) => {
    const expected = `${origin}${page.path}`;
    const isRight = page.canonical.length === 1 && page.canonical[0] === expected;
    return isRight || !isListed(page)
      ? []
      : [`expected the canonical address ${expected}, got "${page.canonical.join(' and ')}"`];
  }),
  'each page has a description of 40 to 180 characters': pageRule((page) => {
    const {length} = page.meta.description ?? '';
    return !isListed(page) || (length >= 40 && length <= 180) ? [] : [`the description has ${length} characters`];
  }),
  'each page says its language': pageRule(({lang}) => (lang === 'en' ? [] : [`lang is "${lang}"`])),
  'ids are unique within a page': pageRule(({ids}) => [
    ...repeated(ids).map((id) => `the id "${id}" is there twice`),
    ...(ids.includes('') ? ['an id is empty'] : []),
    ...ids.filter((id) => /\s/.test(id)).map((id) => `the id "${id}" has a space`),
  ]),
  'the subset of the fonts has all characters': pageRule(({characters}, {costly}) => {
    const found = [...characters].filter((character) => costly.has(character));
    return found.length === 0
      ? []
      : [`add "${found.join('')}" to src/build/fonts/characters.ts and run "npm run fonts"`];
  }),
  'each class of a CSS module has a rule': pageRule(({features}, {styled}) =>
    [...features]
      .filter((name) => ofModule.test(name) && !ofBlock.test(name) && !styled.has(name.slice(1)))
      .map((name) => `no style sheet has a rule for ${name}`),
  ),
  'all that a page fetches is on the site': resources,
  'all links within the site lead to a page or file, and to an anchor of it': links,
  'all links to programs of pages lead to one that the playground has': playedPrograms,
  'the search has records of every docs page': ({pages}, {recorded}) =>
    pages
      .filter((page) => page.features.has('.docs-doc-page') && !recorded.has(page.path))
      .map(({file}) => `${file}: the search has no record of it`),
};
