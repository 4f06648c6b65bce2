import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Node as SelectorNode} from 'postcss-selector-parser';
import type {UsedNames} from './used-names';

/** What a page must have so that a selector can match something in it: `.class`, `#id` and tags. */
type Needed = {classes: string[]; ids: string[]; tags: string[]};

type Selector = {text: string; needed: Needed};

/** One declaration; `variable` is the name of a custom property that it sets, and `uses` those that it reads. */
type Setting = {text: string; variable?: string; uses: string[]};

type Part =
  /** What every page gets as it is, such as `@font-face`. */
  | {kind: 'text'; text: string}
  /** Animations, for pages with a declaration that names them. */
  | {kind: 'keyframes'; text: string; name: string}
  | {kind: 'group'; head: string; parts: Part[]}
  | {kind: 'rule'; selectors: Selector[]; settings: Setting[]};

type ChosenRule = {selectors: string[]; settings: readonly Setting[]};

/** Tags that the minifier leaves out of the HTML. */
const impliedTags = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/** What stands in `:is()`, `:not()` or `:nth-child()` need not be there for the selector to match. */
const isArgument = (node: SelectorNode): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'pseudo') {
      return true;
    }
  }
  return false;
};

function neededBy(selector: string): Needed {
  const needed: Needed = {classes: [], ids: [], tags: []};
  selectorParser((root) => {
    root.walk((node) => {
      if (isArgument(node)) {
        return;
      }
      if (node.type === 'class') {
        needed.classes.push(node.value);
      } else if (node.type === 'id') {
        needed.ids.push(node.value);
      } else if (node.type === 'tag' && !impliedTags.has(node.value.toLowerCase())) {
        needed.tags.push(node.value.toLowerCase());
      }
    });
  }).processSync(selector);
  return needed;
}

const variablesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const settingOf = (node: ChildNode): Setting => {
  const text = node.toString();
  return {
    text,
    ...(node.type === 'decl' && node.variable ? {variable: node.prop} : {}),
    uses: variablesIn(node.type === 'decl' ? node.value : text),
  };
};

function partOf(node: AtRule | Rule | Declaration): Part | undefined {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({text, needed: neededBy(text)}));
    return {kind: 'rule', selectors, settings: node.nodes.filter(({type}) => type !== 'comment').map(settingOf)};
  }
  if (node.type === 'decl') {
    return undefined;
  }
  if (/keyframes$/.test(node.name)) {
    return {kind: 'keyframes', text: node.toString(), name: node.params};
  }
  if (!node.nodes || node.nodes.some(({type}) => type === 'decl')) {
    return {kind: 'text', text: `${node.toString()}${node.nodes ? '' : ';'}`};
  }
  return {kind: 'group', head: `@${node.name} ${node.params}`, parts: partsOf(node)};
}

const partsOf = (container: Container): Part[] =>
  (container.nodes ?? []).flatMap((node) => (node.type === 'comment' ? [] : (partOf(node as AtRule | Rule) ?? [])));

/** The cascade layers in the order in which the style sheet first names them. */
function layersIn(root: Container): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({params}) => params.split(',').forEach((name) => names.add(name.trim())));
  return [...names].filter(Boolean);
}

/**
 * A style sheet of which a page gets the rules that can match something in its HTML, with the custom properties
 * that these read. Where the whole sheet is loaded later, all that the page shows stays the same: layers keep
 * their order, and rules as well.
 */
export class OwnStyles {
  private readonly parts: Part[];
  private readonly layers: string[];

  /**
   * @param css - the whole style sheet
   * @throws when it is not CSS, or names a file by a relative address: in a page, that would be another file
   */
  constructor(css: string) {
    const root = postcss.parse(css);
    const [, relative] = /url\(\s*["']?((?!data:|\/|#|https?:)[^)"']+)/.exec(css) ?? [];
    if (relative) {
      throw new Error(`expected absolute addresses in the style sheet, which pages contain; found url(${relative}).`);
    }
    this.layers = layersIn(root);
    this.parts = partsOf(root);
  }

  /**
   * The rules for one page.
   *
   * @param names - of the HTML of the page and of the scripts that change it before the whole sheet is there
   */
  for(names: UsedNames): string {
    const chosen = new Map<Part, ChosenRule>();
    this.choose(this.parts, names, chosen);
    const variables = variablesOf(
      [...chosen.values()].flatMap(({settings}) => settings),
      names.variables,
    );
    const words = new Set(
      [...chosen.values()].flatMap(({settings}) => settings).flatMap(({text}) => animationsIn(text)),
    );
    const order = this.layers.length > 0 ? `@layer ${this.layers.join(',')};` : '';
    return `${order}${write(this.parts, chosen, variables, words)}`;
  }

  private choose(parts: readonly Part[], names: UsedNames, chosen: Map<Part, ChosenRule>): void {
    for (const part of parts) {
      if (part.kind === 'group') {
        this.choose(part.parts, names, chosen);
      } else if (part.kind === 'rule') {
        const selectors = part.selectors.filter(({needed}) => canMatch(needed, names)).map(({text}) => text);
        if (selectors.length > 0) {
          chosen.set(part, {selectors, settings: part.settings});
        }
      }
    }
  }
}

const canMatch = ({classes, ids, tags}: Needed, names: UsedNames): boolean =>
  classes.every((name) => names.classes.has(name) || names.words.has(name)) &&
  ids.every((name) => names.ids.has(name) || names.words.has(name)) &&
  tags.every((name) => names.tags.has(name) || names.words.has(name));

/** The names of animations that a declaration may mean: all words of those that set one, and of custom properties. */
const animationsIn = (declaration: string): string[] =>
  /^(?:-webkit-)?animation|^--/.test(declaration) ? (declaration.match(/[\w-]+/g) ?? []) : [];

/** The custom properties that declarations read, directly or by way of others. */
function variablesOf(settings: readonly Setting[], named: ReadonlySet<string>): Set<string> {
  const found = new Set(named);
  const setters = new Map<string, Setting[]>();
  for (const setting of settings) {
    if (setting.variable) {
      setters.set(setting.variable, [...(setters.get(setting.variable) ?? []), setting]);
    } else {
      setting.uses.forEach((name) => found.add(name));
    }
  }
  // Names that are added to a set while it is walked are walked as well.
  for (const name of found) {
    setters.get(name)?.forEach(({uses}) => uses.forEach((used) => found.add(used)));
  }
  return found;
}

function write(
  parts: readonly Part[],
  chosen: ReadonlyMap<Part, ChosenRule>,
  variables: ReadonlySet<string>,
  animations: ReadonlySet<string>,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') {
        return part.text;
      }
      if (part.kind === 'keyframes') {
        return animations.has(part.name) ? part.text : '';
      }
      if (part.kind === 'group') {
        const inner = write(part.parts, chosen, variables, animations);
        return inner && `${part.head}{${inner}}`;
      }
      const {selectors, settings} = chosen.get(part) ?? {selectors: [], settings: []};
      const body = settings.filter(({variable}) => !variable || variables.has(variable)).map(({text}) => text);
      return selectors.length > 0 && body.length > 0 ? `${selectors.join()}{${body.join(';')}}` : '';
    })
    .join('');
}
