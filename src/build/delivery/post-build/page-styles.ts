import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {frameworkChanged} from '../framework';
import {type UsedNames, addPage, addScript, noNames} from './used-names';

/** A part of a style sheet, with what it needs of a page. */
type Part = RulePart | BlockPart | TextPart;

type RulePart = {
  kind: 'rule';
  /** Undefined needs: no page has it when it is drawn first. */
  selectors: readonly {text: string; needs: readonly string[] | undefined}[];
  declarations: readonly {text: string; custom: string | undefined; asksFor: readonly string[]}[];
};

/** `@media`, `@layer` and the like, around other parts. */
type BlockPart = {kind: 'block'; head: string; parts: readonly Part[]};

/** What is taken as it is, such as `@layer a, b;`; an animation only where something is animated with it. */
type TextPart = {kind: 'text'; text: string; animation: string | undefined; asksFor: readonly string[]};

/** States that begin with an act of a reader: the whole sheet is there by then. */
const laterStates = new Set([':hover', ':active', ':focus', ':focus-visible', ':focus-within']);

const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/**
 * What a page must have so that a selector can match: `.class`, `#id`, or a tag. Names within a pseudo-class are
 * alternatives, or must be missing, so they ask for nothing.
 */
function needsOf(selector: Selector): string[] | undefined {
  const needs: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') {
      needs.push(`.${node.value}`);
    } else if (node.type === 'id') {
      needs.push(`#${node.value}`);
    } else if (node.type === 'tag') {
      needs.push(node.value.toLowerCase());
    } else if (node.type === 'pseudo' && laterStates.has(node.value)) {
      return undefined;
    }
  }
  return needs;
}

function selectorsOf(selector: string): RulePart['selectors'] {
  const found: {text: string; needs: string[] | undefined}[] = [];
  selectorParser((selectors) =>
    selectors.each((each) => void found.push({text: String(each).trim(), needs: needsOf(each)})),
  ).processSync(selector);
  return found;
}

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

function partOfRule(rule: Rule): Part {
  const nested = rule.nodes.find((node) => !isDeclaration(node) && node.type !== 'comment');
  if (nested) {
    throw new Error(
      `page-styles.ts: rules within rules are not known, but the style sheet has some in ${rule.selector}`,
    );
  }
  return {
    kind: 'rule',
    selectors: selectorsOf(rule.selector),
    declarations: rule.nodes.filter(isDeclaration).map((node) => ({
      text: node.toString(),
      custom: node.variable ? node.prop : undefined,
      asksFor: variablesIn(node.value),
    })),
  };
}

const textPart = (node: AtRule, animation?: string): TextPart => ({
  kind: 'text',
  text: `${node.toString()}${node.nodes ? '' : ';'}`,
  animation,
  asksFor: variablesIn(node.toString()),
});

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') {
      return [partOfRule(node)];
    }
    if (node.type !== 'atrule') {
      return [];
    }
    if (/keyframes$/.test(node.name)) {
      return [textPart(node, node.params.trim())];
    }
    // Nobody prints a page before the whole sheet has come.
    if (node.name === 'media' && node.params.trim() === 'print') {
      return [];
    }
    return node.nodes?.some((child) => child.type !== 'decl')
      ? [{kind: 'block', head: `@${node.name} ${node.params}`, parts: partsOf(node)}]
      : [textPart(node)];
  });
}

/** Gives each part within others, too, to a function. */
function each(parts: readonly Part[], visit: (part: RulePart | TextPart) => void): void {
  parts.forEach((part) => (part.kind === 'block' ? each(part.parts, visit) : visit(part)));
}

/**
 * The style sheet of the site, taken apart, so that a page can bring along what it needs of it and be drawn before
 * the sheet itself has come.
 */
export class PageStyles {
  private readonly parts: readonly Part[];
  /** By custom property, those that its values ask for. */
  private readonly asked = new Map<string, Set<string>>();

  /** @param css - the whole sheet */
  constructor(css: string) {
    this.parts = partsOf(postcss.parse(css));
    each(this.parts, (part) => {
      for (const {custom, asksFor} of part.kind === 'rule' ? part.declarations : []) {
        if (custom !== undefined) {
          const asked = this.asked.get(custom) ?? new Set();
          asksFor.forEach((name) => asked.add(name));
          this.asked.set(custom, asked);
        }
      }
    });
  }

  /**
   * The rules that can match on a page before its reader does something, in their order.
   *
   * @param names - of the page, and of the scripts that run before the whole sheet has come
   */
  of(names: UsedNames): string {
    const matching = (part: RulePart): RulePart['selectors'] =>
      part.selectors.filter(({needs}) => needs?.every((need) => has(names, need)));
    const variables = new Set(names.variables);
    const animations = new Set<string>();
    each(this.parts, (part) => {
      if (part.kind === 'text') {
        part.asksFor.forEach((name) => variables.add(name));
      } else if (matching(part).length > 0) {
        for (const {text, custom, asksFor} of part.declarations) {
          if (custom === undefined) {
            asksFor.forEach((name) => variables.add(name));
          }
          if (/^(?:-\w+-)?animation|^--/.test(text)) {
            (text.match(/[\w-]+/g) ?? []).forEach((word) => animations.add(word));
          }
        }
      }
    });
    // A set that grows while it is read is read to its end.
    for (const name of variables) {
      this.asked.get(name)?.forEach((other) => variables.add(other));
    }
    const write = (parts: readonly Part[]): string =>
      parts
        .map((part) => {
          if (part.kind === 'text') {
            return part.animation === undefined || animations.has(part.animation) ? part.text : '';
          }
          if (part.kind === 'block') {
            const inner = write(part.parts);
            return inner && `${part.head}{${inner}}`;
          }
          const declarations = part.declarations.filter(({custom}) => custom === undefined || variables.has(custom));
          const selectors = declarations.length > 0 ? matching(part) : [];
          return selectors.length > 0
            ? `${selectors.map(({text}) => text).join()}{${declarations.map(({text}) => text).join(';')}}`
            : '';
        })
        .join('');
    return write(this.parts);
  }
}

function has({classes, ids, tags, words}: UsedNames, need: string): boolean {
  const name = need.slice(1);
  if (need.startsWith('.')) {
    return classes.has(name) || words.has(name);
  }
  return need.startsWith('#') ? ids.has(name) || words.has(name) : need === '*' || tags.has(need);
}

/** Where a page names the site's style sheet. */
const link = /<link rel=stylesheet href=([^\s>]+)>/;

/**
 * Lets a page bring along the rules that it needs, in place of the link to the style sheet, which the boot script
 * loads once the page has been drawn. Without scripts the link is there.
 *
 * @param boot - the text of the boot script, which adds to the page
 * @param file - named in the error
 * @throws when the page has no such link
 */
export function withPageStyles(html: string, styles: PageStyles, boot: string, file: string): string {
  const [tag, href] = link.exec(html) ?? [];
  if (tag === undefined) {
    throw frameworkChanged({
      plugin: 'post-build/page-styles.ts',
      expected: 'a tag "<link rel=stylesheet href=…>" in every page',
      found: `none in ${file}`,
      lookAt: 'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    });
  }
  const names = noNames();
  addPage(names, html);
  addScript(names, boot);
  const css = styles.of(names);
  if (/<\/style/i.test(css)) {
    throw new Error('page-styles.ts: a style sheet with "</style" cannot stand in a page');
  }
  return html.replace(tag, () => `<style data-sheet=${href}>${css}</style><noscript>${tag}</noscript>`);
}
