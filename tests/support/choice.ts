import {type Sources, importersOf} from './sources';

/** A page of the site: its source file and its path. */
export type NamedPage = {file: string; path: string};

/** What a change can break. */
export type Choice = {
  /** The files of tests that run. */
  specs: string[];
  /** Those that do not. */
  leftOut: string[];
  needsBuild: boolean;
  needsVariant: boolean;
};

const isSpec = /^tests\/(?!integration\/[^/]+\/|fixtures\/).*\.spec\.ts$/;
/** The suites that open or read the built site. */
const ofSite = /^tests\/(?:site|walk|e2e|browsers|demos|a11y|budget)\//;
/** What these do takes minutes, whatever has changed. */
const isSlow = /^tests\/(?:faults|integration)\//;
/** What readers run; no test imports it, for tests see it in the browser. */
const isShown = /^src\/(?:site|theme)\//;
/** What all of the built site depends on. */
const shell = [
  'tests/e2e/navigation.spec.ts',
  'tests/e2e/pages.spec.ts',
  'tests/e2e/states.spec.ts',
  'tests/a11y/states.spec.ts',
];

/** Class names, attributes and labels: what a test can find a part of a page by. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?<=['"`>.\s])[\w-]{6,}(?=['"`<\s{:,)])|(?<=['"`>])[A-Z][\w ,]{6,60}(?=['"`<])/g)]
      .map(([words]) => words)
      .filter((words) => /[_ -]/.test(words)),
  ),
];

const folderOf = (file: string): string => file.split('/').slice(0, 4).join('/');

const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Does a spec have the name of a file or of a folder around it, or a longer or shorter one? */
function hasNameOf(spec: string, file: string): boolean {
  const name = spec.split('/').at(-1)?.replace('.spec.ts', '') ?? '';
  const parts = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(2)
    .map(kebab);
  return parts.some((part) => part === name || part.startsWith(`${name}-`) || name.startsWith(`${part}-`));
}

/**
 * The tests in the browser that look at a part of the site: they have its name, or
 * they name a class, attribute or label that hardly another part has.
 */
function testsOfPart(file: string, sources: Sources): string[] {
  const shown = [...sources].filter(([name]) => isShown.test(name));
  const partsWith = (word: string): number =>
    new Set(shown.filter(([, text]) => text.includes(word)).map(([name]) => folderOf(name))).size;
  const around = shown.filter(([name]) => folderOf(name) === folderOf(file)).map(([, text]) => text);
  const words = wordsOf(around.join('\n'));
  const own = words.filter((word) => partsWith(word) <= 2);
  const named = (wanted: readonly string[]): string[] =>
    [...sources.keys()].filter(
      (spec) =>
        /^tests\/(?:e2e|support)\//.test(spec) &&
        (hasNameOf(spec, file) || wanted.some((word) => sources.get(spec)?.includes(word))),
    );
  const ofOwn = named(own);
  // A part without words of its own shares them: its tests are among those that name these.
  const tests = ofOwn.length > 0 ? ofOwn : named(words);
  return [...importersOf(tests, sources)].filter((spec) => spec.startsWith('tests/e2e/'));
}

/** The tests of a part, and of the parts that are made of it. */
function testsOfShown(file: string, sources: Sources): string[] {
  const direct = testsOfPart(file, sources);
  const users = [...importersOf([file], sources)].filter((user) => isShown.test(user) && user !== file);
  return [...direct, ...users.flatMap((user) => testsOfPart(user, sources))];
}

/** A page that more specs open is only the stage of most: those of pages run then. */
const mostOfPage = 5;
const ofPages = ['tests/e2e/pages.spec.ts', 'tests/e2e/api-pages.spec.ts'];

/** The tests that a changed page can break: those of all pages, and those that name it. */
function testsOfPage({file, path}: NamedPage, sources: Sources): string[] {
  const short = file.replace(/^docs\/|^versioned_docs\/[^/]+\//, '');
  const opened = new RegExp(`['"\`(]${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[#?'"\`)]`);
  const specs = [...sources].filter(([spec]) => isSpec.test(spec));
  const ofAll = specs.filter(([spec]) => /^tests\/(?:content\/[^/]+|site\/[^/]+|walk\/pages)\.spec\.ts$/.test(spec));
  const naming = specs.filter(([, text]) => text.includes(short) || opened.test(text)).map(([spec]) => spec);
  const inBrowser = naming.filter((spec) => spec.startsWith('tests/e2e/'));
  return [
    ...ofAll.map(([spec]) => spec),
    ...naming.filter((spec) => !inBrowser.includes(spec)),
    ...(inBrowser.length > mostOfPage ? ofPages : inBrowser),
  ];
}

/** What no import and no name tells: the tests of all that is made from the changed file. */
const ofKind: [changed: RegExp, specs: RegExp][] = [
  [/(?:^|\/)_demos\//, /^tests\/(?:demos\/demos|content\/demo-pages)\.spec/],
  [/(?:^|\/)_api\//, /^tests\/(?:content\/[^/]+|unit\/api-.*)\.spec/],
  [/^src\/(?:site\/components|theme)\/(?:Doc)?Sidebar\//, /^tests\/e2e\/(?:late-parts|entrances)\.spec/],
  [/^src\/theme\/(?:Doc[BDI]|MDX|Heading|Footer)/, /^tests\/e2e\/(?:api-pages|entrances|landing)\.spec/],
  [/^src\/site\/components\/(?:Demo|LiveDemo|Drawing)/, /^tests\/e2e\/(?:demo-player|live-demo)\.spec/],
  [/^src\/build\/|^docusaurus\.config|^sidebars\./, /^tests\/site\/built-pages\.spec/],
];

/**
 * Chooses the tests that a change can break: what imports a changed file, what
 * looks at a changed part of the site, and what reads or opens a changed page.
 *
 * @param changed - paths relative to the project
 */
export function chooseTests(changed: readonly string[], sources: Sources, pages: readonly NamedPage[]): Choice {
  const files = new Set(changed);
  const reached = importersOf(changed, sources);
  const all = [...sources.keys()].filter((file) => isSpec.test(file)).sort();
  const chosen = new Set([
    ...reached,
    ...changed.filter((file) => file.startsWith('src/')).flatMap((file) => testsOfShown(file, sources)),
    ...([...reached].some((file) => isShown.test(file)) ? shell : []),
    ...pages.filter(({file}) => files.has(file)).flatMap((page) => testsOfPage(page, sources)),
    ...ofKind.flatMap(([kind, specs]) =>
      changed.some((file) => kind.test(file)) ? all.filter((spec) => specs.test(spec)) : [],
    ),
  ]);
  const specs = all.filter((file) => chosen.has(file) && !isSlow.test(file));
  return {
    specs,
    leftOut: all.filter((file) => !specs.includes(file)),
    needsBuild: specs.some((file) => ofSite.test(file)),
    needsVariant: specs.some((file) => ofSite.test(file) && /'variant'/.test(sources.get(file) ?? '')),
  };
}

/** Playwright's projects that the files of tests belong to. */
export const projectsOf = (specs: readonly string[]): string[] => [
  ...new Set(specs.map((spec) => (spec.startsWith('tests/content/facts/') ? 'facts' : (spec.split('/')[1] ?? '')))),
];
