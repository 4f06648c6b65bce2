import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import type {Fence} from '../../../src/build/content/code';
import type {InventoryRow} from '../../../src/build/content/inventory';
import type {Page} from '../../../src/build/content/page';
import {projectDir} from '../../support/sites';
import {coreSections} from '../served-editions';

/** Names that blocks of code may use without declaring them. In a complete program, they are its own. */
const ambient = /^(?:graph|paper|cell|element|rect|source|target|link|cellView|elementView|linkView)$/;

/** Makes what the subject works on: a graph, a paper, or an HTML element of the page. */
const createsPlace = /\bnew (?:dia\.)?(?:Graph|Paper)\(|(?<!\.)\bdocument\./;

/** Makes a graph, and the paper that draws it. */
const makesGraph = /\bnew (?:dia\.)?Graph\(/;
const makesPaper = /\bnew (?:dia\.)?Paper\(/;

/** Gives the diagram its cells. */
const draws = /\.(?:addTo|addCells?|resetCells|fromJSON|load)\(|\bfromJSON\(/;

/** Is this identifier only a name: a member, a key, or what is declared here? */
function isName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isMethodDeclaration(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isPropertyDeclaration(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    ts.isQualifiedName(parent)
  );
}

/** The names that a program takes from elsewhere, without an import. */
function takenNames({language, code}: Fence): string[] {
  const file = ts.createSourceFile(`program.${language}`, code, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const isDeclared =
        'name' in node.parent &&
        node.parent.name === node &&
        !isName(node) &&
        !ts.isShorthandPropertyAssignment(node.parent);
      if (isDeclared) {
        declared.add(node.text);
      } else if (!isName(node)) {
        used.add(node.text);
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return [...used].filter((name) => ambient.test(name) && !declared.has(name));
}

/** Does a block of code use a name: `ui.Halo`, the last part of a longer name, or an import of a package of its own? */
function uses(code: string, name: string): boolean {
  const parts = name.split('.');
  const last = parts.at(-1) ?? '';
  const isImported = /\bfrom '@joint\/(?:format|shapes|layout)-/.test(code) && new RegExp(`\\b${last}\\b`).test(code);
  return isImported || new RegExp(`\\b${parts.slice(-2).join('\\.')}\\b`).test(code);
}

/** Is a block a program for one of the subjects that runs as it stands, with its own graph or HTML elements and cells? */
function isCompleteProgram(fence: Fence, subjects: readonly string[]): boolean {
  const {language, code, noCheck} = fence;
  return (
    ['ts', 'tsx', 'js', 'jsx'].includes(language) &&
    noCheck === undefined &&
    /\bfrom '@joint\/(?:plus|format-|shapes-|layout-)/.test(code) &&
    createsPlace.test(code) &&
    (!makesGraph.test(code) || (makesPaper.test(code) && draws.test(code))) &&
    subjects.some((subject) => uses(code, subject)) &&
    takenNames(fence).length === 0
  );
}

/** Where the reference of JointJS+ is linked from a guide: `../../api/ui/Halo.mdx`. */
const apiLink = /\/api\/([\w/]+\.mdx)/;

/** Subjects whose members say nothing of them: classes that a program names, and the package whose functions have long names. */
const isNamedItself = (subject: string): boolean => /[A-Z]\w*$/.test(subject) && !/^format\./.test(subject);

/** What a page of the reference documents: its subjects, and the members by which a program uses them. */
function namesOf({subjects, content}: Page): string[] {
  const members = content.headings.filter(({isCode}) => isCode).map(({text}) => text);
  return (subjects ?? []).flatMap((subject) => [
    ...(members.length === 0 || /[.A-Z]/.test(subject) ? [subject] : []),
    ...(isNamedItself(subject) ? [] : members.map((name) => `${subject}.${name}`)),
  ]);
}

/** What a page may lack. */
type Lack = 'a complete program' | 'a live demo of the core' | 'a sentence that begins with "JointJS+ adds"';

/** A page whose subject no program can create, with what its program uses instead; without `uses`, it has none. */
const exception = z.strictObject({page: z.string(), uses: z.string().optional(), reason: z.string().min(10)});

type Exception = z.infer<typeof exception>;

const exceptionsFile = 'tests/content/plus-programs/exceptions.jsonl';

const readExceptions = (): Exception[] =>
  fs
    .readFileSync(path.join(projectDir, exceptionsFile), 'utf8')
    .trim()
    .split('\n')
    .map((line) => exception.parse(JSON.parse(line)));

const nameOf = ({file, version}: Page): string => file.slice(version.folder.length + 1);

/** What a guide for both editions lacks for the core. */
function coreLacks(page: Page, isPlus: boolean): Lack[] {
  const hasSentence = coreSections(page).some(({source}) => /^JointJS\+ adds /m.test(source));
  return [
    ...(page.content.demos.length > 0 ? [] : ['a live demo of the core' as const]),
    ...(hasSentence || !isPlus ? [] : ['a sentence that begins with "JointJS+ adds"' as const]),
  ];
}

/**
 * Lists what pages of any versions lack: pages about JointJS+ a complete program for their
 * subject, guides for both editions a live demo of the core and what JointJS+ adds to it.
 *
 * @param rows - the inventory by address: it says whose product a page is about
 * @returns one message for each, and one for each exception that no page needs
 */
export function programProblems(
  pages: readonly Page[],
  rows: ReadonlyMap<string, InventoryRow>,
  exceptions: readonly Exception[] = readExceptions(),
): string[] {
  const isPlus = (page: Page): boolean => rows.get(page.path)?.edition === 'plus';
  const keyOf = ({version}: Page, name: string): string => `${version.name} ${name}`;
  const documented = new Map(
    pages
      .filter((page) => isPlus(page) && page.subjects)
      .map((page) => [keyOf(page, nameOf(page).slice('api/'.length)), namesOf(page)]),
  );
  const known = new Map(exceptions.map((row) => [row.page, row]));
  const needed = new Set<string>();
  const problems = pages.flatMap((page) => {
    const name = nameOf(page);
    // The guides of a section have the programs, its index leads to them.
    const isGuide = /^learn\/(?:features|quickstart)\//.test(name) && !name.endsWith('/index.mdx');
    const lacks: Lack[] = isGuide && page.frontMatter.values.edition === 'both' ? coreLacks(page, isPlus(page)) : [];
    if (isPlus(page) && (isGuide || page.subjects)) {
      const names = page.subjects
        ? namesOf(page)
        : page.content.links.flatMap(({url}) => documented.get(keyOf(page, apiLink.exec(url)?.[1] ?? '')) ?? []);
      const has = (subjects: string[]): boolean =>
        page.content.fences.some((fence) => isCompleteProgram(fence, subjects));
      const {uses} = known.get(name) ?? {};
      if (!has(names) && (uses === undefined || !has([uses]))) {
        lacks.push('a complete program');
      }
      if (!has(names)) {
        needed.add(name);
      }
    }
    const isExcused = (lack: Lack): boolean =>
      lack === 'a complete program' && known.has(name) && known.get(name)?.uses === undefined;
    return lacks.filter((lack) => !isExcused(lack)).map((lack) => `${page.file}: it lacks ${lack}`);
  });
  const unneeded = exceptions.filter((row) => !needed.has(row.page));
  return [...problems, ...unneeded.map((row) => `${exceptionsFile}: ${row.page} needs no exception.`)];
}
