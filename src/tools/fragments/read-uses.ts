import path from 'node:path';
import ts from 'typescript';
import {apiFolder} from '../../build/api-model/sources';
import {compilerHost, compilerOptions} from '../../build/checks/code/compile';
import type {Project} from '../../build/content/project';
import {pageFiles, readPage} from '../../build/content/pages';
import {fragmentCandidates, fragmentPage} from '../../build/demos/page-fragments';
import type {VersionName} from '../../common/versions';
import {
  type ContextName,
  type FragmentUse,
  contextNames,
  drawsCells,
  fragmentFiles,
  makesPaper,
} from '../../site/demos/page-fragment';

/** A block that may open, with the ways in which it can, the best first. */
export type Candidate = {page: string; line: number; key: string; code: string; ways: FragmentUse[]};

/** The candidates on the pages of a version. */
export function readCandidates(project: Project, version: VersionName): Omit<Candidate, 'ways'>[] {
  return pageFiles(version, project).flatMap((file) =>
    [...fragmentCandidates(readPage(file, project))].map(([key, {code, line}]) => ({
      page: fragmentPage(file, version),
      line,
      key,
      code,
    })),
  );
}

/** The settings of the check of code, in a frame that has the library and nothing else. */
function optionsFor({dir}: Project, version: VersionName): ts.CompilerOptions {
  const {paths, ...options} = compilerOptions(dir, version, '');
  const own = Object.entries(paths ?? {}).filter(([name]) => /^@joint\/(?:core|layout-directed-graph)$/.test(name));
  return {
    ...options,
    paths: Object.fromEntries(own),
    types: [],
    isolatedModules: true,
    // The playground warns of them.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}

function programOf(project: Project, version: VersionName, files: ReadonlyMap<string, string>, others: string[] = []) {
  const options = optionsFor(project, version);
  return ts.createProgram({rootNames: [...files.keys(), ...others], options, host: compilerHost(options, files)});
}

const isContextName = (name: string): name is ContextName => contextNames.some((known) => known === name);

/** Does a statement do something, beside what functions do when they are called? */
function acts(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isTypeNode(node)) {
    return false;
  }
  return (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
    (ts.forEachChild(node, (child) => acts(child) || undefined) ?? false)
  );
}

/** The names that the context declares among those in a file. */
function usedNames(file: ts.SourceFile, checker: ts.TypeChecker, context: string): ContextName[] {
  const used = new Set<ContextName>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isContextName(node.text)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (symbol?.declarations?.some((each) => each.getSourceFile().fileName === context)) {
        used.add(node.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return contextNames.filter((name) => used.has(name));
}

type Made = {name: string; kind: 'cell' | 'graph' | 'paper' | 'value'};

/** What a thing is, by members that it has. */
const kinds: [Made['kind'], string[]][] = [
  ['cell', ['isElement', 'addTo']],
  ['graph', ['resetCells', 'getCells']],
  ['paper', ['findViewByModel', 'el']],
];

/** What the statements of a file make and give a name. */
function madeIn(file: ts.SourceFile, checker: ts.TypeChecker): Made[] {
  return file.statements.filter(ts.isVariableStatement).flatMap(({declarationList}) =>
    declarationList.declarations.flatMap(({name, initializer}): Made[] => {
      if (!ts.isIdentifier(name) || !initializer || ts.isFunctionLike(initializer) || ts.isClassLike(initializer)) {
        return [];
      }
      const type = checker.getTypeAtLocation(name);
      const has = (member: string): boolean => type.getProperty(member) !== undefined;
      if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
        return [];
      }
      return [{name: name.text, kind: kinds.find(([, members]) => members.every(has))?.[0] ?? 'value'}];
    }),
  );
}

/** The ways in which a block can become a program whose reader sees something; none where there is nothing to see. */
function waysOf(file: ts.SourceFile, checker: ts.TypeChecker, context: string): FragmentUse[] {
  const {text, statements} = file;
  const isIdle = !statements.some(
    (statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement) && acts(statement),
  );
  if (isIdle) {
    return [];
  }
  const uses = usedNames(file, checker, context);
  const made = madeIn(file, checker);
  const namesOf = (wanted: Made['kind']): string[] => made.filter(({kind}) => kind === wanted).map(({name}) => name);
  const [cells, values] = [namesOf('cell'), namesOf('value')];
  const [graph] = namesOf('graph');
  const [paper] = namesOf('paper');
  const plain: FragmentUse = {uses};
  if (paper !== undefined && !/\bel\b/.test(text)) {
    return [{uses, end: `document.getElementById('paper')?.append(${paper}.el);`}];
  }
  if (graph !== undefined && !makesPaper(text) && !uses.includes('paper')) {
    const adds = cells.length > 0 && !drawsCells(text) ? `${graph}.addCells([${cells.join(', ')}]);\n` : '';
    return [{uses: ['showGraph', ...uses], end: `${adds}showGraph(${graph});`}, ...(uses.length > 0 ? [plain] : [])];
  }
  if (cells.length > 0 && !drawsCells(text) && !makesPaper(text) && !uses.some((name) => name !== 'graph')) {
    return [{uses: ['graph'], end: `graph.addCells([${cells.join(', ')}]);`}, ...(uses.length > 0 ? [plain] : [])];
  }
  if (uses.length > 0 || paper !== undefined || /\bconsole\./.test(text)) {
    return [plain];
  }
  return values.length > 0 ? [{uses, end: `console.log({${values.join(', ')}});`}] : [];
}

/** Adds to candidates in which ways they can be seen. */
export function addWays(
  project: Project,
  version: VersionName,
  candidates: readonly Omit<Candidate, 'ways'>[],
): Candidate[] {
  const folder = path.join(project.dir, '.cache/fragments', version);
  const fileOf = ({key}: {key: string}): string => path.join(folder, `${key}.ts`);
  const context = path.join(project.dir, apiFolder(version), 'code-context.d.ts');
  const files = new Map(candidates.map((candidate) => [fileOf(candidate), `${candidate.code}\n`]));
  const program = programOf(project, version, files, [context]);
  const checker = program.getTypeChecker();
  return candidates.map((candidate) => {
    const file = program.getSourceFile(fileOf(candidate));
    return {...candidate, ways: file ? waysOf(file, checker, context) : []};
  });
}

/** Takes the ways out in which a candidate does not compile. */
export function compiledWays(project: Project, version: VersionName, candidates: readonly Candidate[]): Candidate[] {
  const files = new Map<string, string>();
  const diagrams = new Map<string, string>();
  const folder = path.join(project.dir, '.cache/fragments', version);
  const places = candidates.map((candidate) =>
    candidate.ways.map((way, index) => {
      const [main, diagram] = fragmentFiles(candidate.code, way);
      // Blocks with the same diagram are beside it.
      const text = diagram?.text ?? '';
      const place = path.join(folder, diagrams.get(text) ?? `diagram-${diagrams.size}`);
      diagrams.set(text, path.basename(place));
      files.set(path.join(place, 'diagram.ts'), text === '' ? 'export {};\n' : text);
      const name = path.join(place, `${candidate.key}-${index}.ts`);
      files.set(name, main?.text ?? '');
      return {way, names: [name, path.join(place, 'diagram.ts')]};
    }),
  );
  const program = programOf(project, version, files);
  const isRight = (name: string): boolean => {
    const file = program.getSourceFile(name);
    return (
      file !== undefined &&
      program.getSyntacticDiagnostics(file).length === 0 &&
      program.getSemanticDiagnostics(file).length === 0
    );
  };
  return candidates.map((candidate, index) => ({
    ...candidate,
    ways: (places[index] ?? []).filter(({names}) => names.every(isRight)).map(({way}) => way),
  }));
}
