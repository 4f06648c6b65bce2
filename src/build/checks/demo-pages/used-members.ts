import path from 'node:path';
import ts from 'typescript';
import type {VersionApi} from '../../api-model/load';
import {memberPath} from '../../api-model/model';
import {apiFolder} from '../../api-model/sources';
import type {VersionName} from '../../../common/versions';
import {demosFolder} from '../../demos/read-demo';
import {type Demo, isModule} from '../../../site/demos/demo';
import {compilerHost, compilerOptions} from '../code/compile';

/** The name of a declaration; undefined for what has none, or a computed one. */
function nameOf(node: ts.Node): string | undefined {
  const {name} = node as ts.NamedDeclaration;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** The path that the report gives to what a declaration of the library declares. */
function pathOf(declaration: ts.Declaration, api: VersionApi): string | undefined {
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    const name = nameOf(node);
    // A type written in place has no name of its own.
    if (ts.isTypeLiteralNode(node)) {
      return undefined;
    }
    if (name !== undefined) {
      names.unshift(name);
    }
  }
  const name = names.pop() ?? '';
  const parent = names.join('.');
  const isLayout = declaration.getSourceFile().fileName.includes('layout-directed-graph');
  return [memberPath(parent, name), memberPath(parent, `static:${name}`)]
    .map((found) => (isLayout ? `layout.${found}` : found))
    .find((found) => api.symbols.has(found));
}

/** The names in a program that can stand for something of the library. */
function namesIn(file: ts.SourceFile): ts.Node[] {
  const names: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      names.push(node.name);
    } else if (ts.isQualifiedName(node)) {
      names.push(node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/**
 * Which symbols of the library demos use: functions and properties that they
 * call or read, and classes that they name.
 *
 * @returns the paths of the symbols by the id of the demo, sorted
 */
export function usedMembers(
  projectDir: string,
  version: VersionName,
  demos: readonly Demo[],
  api: VersionApi,
): Map<string, string[]> {
  const folder = path.join(projectDir, path.dirname(apiFolder(version)), demosFolder);
  const modulesOf = ({id, files}: Demo): [string, string][] =>
    files.filter(isModule).map(({name, text}) => [path.join(folder, id, name), text]);
  const files = new Map(demos.flatMap(modulesOf));
  const options = compilerOptions(projectDir, version, '');
  const program = ts.createProgram({rootNames: [...files.keys()], options, host: compilerHost(options, files)});
  const checker = program.getTypeChecker();
  const pathsIn = (name: string): string[] =>
    namesIn(program.getSourceFile(name) ?? ts.createSourceFile(name, '', ts.ScriptTarget.ES2022)).flatMap((node) => {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target?.declarations?.find(({kind}) => kind !== ts.SyntaxKind.ModuleDeclaration);
      const found =
        declaration && /[\\/]@joint[\\/]|joint-/.test(declaration.getSourceFile().fileName)
          ? pathOf(declaration, api)
          : undefined;
      return found ?? [];
    });
  return new Map(
    demos.map((demo) => [demo.id, [...new Set(modulesOf(demo).flatMap(([name]) => pathsIn(name)))].sort()]),
  );
}
