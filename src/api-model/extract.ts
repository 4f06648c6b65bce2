import path from 'node:path';
import type {Context, DeclarationReflection, ProjectReflection, Reflection, ReflectionKind} from 'typedoc';
import type ts from 'typescript';
import {formatSignature} from './format';
import {type ApiModel, type ApiSymbol, type SymbolKind, memberPath} from './model';
import {type Declared, dottedPath, readDeclaration} from './read-declaration';

export type PackageSource = {
  /** Name and version for the report's first line. */
  package: string;
  /** The `.d.ts` files that declare what the package exports. */
  entryPoints: string[];
  /** Put before every path, where a package's exports have their place inside another's namespace: `layout`. */
  prefix?: string;
  /** Where a TypeScript configuration for the declarations stands. */
  tsconfig: string;
};

type Node = {symbol: ts.Symbol; checker: ts.TypeChecker};
type Nodes = Map<Reflection, Node>;

/** A symbol of the package, before its declaration is read. */
type Found = {
  path: string;
  kind: SymbolKind;
  node: Node | undefined;
  isStatic: boolean;
  isOptional: boolean;
  /** Declarations that stand elsewhere: the calls of a variable in its type. */
  calls?: string[];
};

async function convert(source: PackageSource): Promise<{project: ProjectReflection; nodes: Nodes; kinds: Kinds}> {
  const typedoc = await import('typedoc');
  const app = await typedoc.Application.bootstrap({
    entryPoints: source.entryPoints,
    tsconfig: source.tsconfig,
    skipErrorChecking: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: false,
    disableGit: true,
    disableSources: true,
    logLevel: 'Error',
    readme: 'none',
  });
  const nodes: Nodes = new Map();
  app.converter.on(
    typedoc.Converter.EVENT_CREATE_DECLARATION,
    (context: Context, reflection: DeclarationReflection) => {
      const symbol = context.getSymbolFromReflection(reflection);
      if (symbol) {
        nodes.set(reflection, {symbol, checker: context.checker});
      }
    },
  );
  const project = await app.convert();
  if (!project) {
    throw new Error(`TypeDoc could not read ${source.entryPoints.map((file) => path.relative('.', file)).join(', ')}.`);
  }
  return {project, nodes, kinds: kindsOf(typedoc.ReflectionKind)};
}

type Kinds = (reflection: DeclarationReflection) => SymbolKind | undefined;

function kindsOf(kind: typeof ReflectionKind): Kinds {
  const names = new Map<number, SymbolKind>([
    [kind.Namespace, 'namespace'],
    [kind.Module, 'namespace'],
    [kind.Class, 'class'],
    [kind.Interface, 'interface'],
    [kind.TypeAlias, 'type'],
    [kind.Enum, 'enum'],
    [kind.EnumMember, 'enum member'],
    [kind.Function, 'function'],
    [kind.Variable, 'variable'],
    [kind.Constructor, 'constructor'],
    [kind.Method, 'method'],
    [kind.Property, 'property'],
    [kind.Accessor, 'property'],
  ]);
  return (reflection) => names.get(reflection.kind);
}

const isPublic = (reflection: DeclarationReflection): boolean =>
  !reflection.inheritedFrom &&
  !reflection.name.startsWith('_') &&
  !reflection.flags.isPrivate &&
  !reflection.flags.isProtected;

/**
 * What a variable can do whose type is an interface that the package does not
 * export, such as the functions of `V`: its properties, and its calls.
 */
function membersOfValue(
  typescript: typeof ts,
  {symbol, checker}: Node,
): {type: ts.Symbol; calls: string[]; members: {name: string; symbol: ts.Symbol; kind: SymbolKind}[]} | undefined {
  const target = (symbol.flags & typescript.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  const name = type.getSymbol();
  const declaration = name?.declarations?.find((node) => typescript.isInterfaceDeclaration(node));
  if (!name || declaration?.getSourceFile() !== target.valueDeclaration?.getSourceFile()) {
    return undefined;
  }
  const calls = type.getCallSignatures().flatMap((call) => (call.declaration ? [call.declaration.getText()] : []));
  const members = type.getProperties().map((member) => {
    const isMethod = member.declarations?.some((node) => typescript.isMethodSignature(node)) ?? false;
    return {name: member.name, symbol: member, kind: isMethod ? ('method' as const) : ('property' as const)};
  });
  return {type: name, calls, members};
}

/** A symbol is declared more than once where a namespace, a class and a type share a name; the most telling comes first. */
const rank: SymbolKind[] = ['class', 'interface', 'function', 'enum', 'variable', 'type', 'namespace'];

function merge(known: ApiSymbol | undefined, added: ApiSymbol): ApiSymbol {
  if (!known) {
    return added;
  }
  const [first, second] = rank.indexOf(known.kind) <= rank.indexOf(added.kind) ? [known, added] : [added, known];
  return {
    ...second,
    ...first,
    signatures: [...new Set([...first.signatures, ...second.signatures])],
    ...((first.refs ?? second.refs) && {refs: {...second.refs, ...first.refs}}),
  };
}

/**
 * Reads a package's public API from its declarations with TypeDoc. Members that
 * are private, protected or begin with an underscore are left out; inherited ones
 * stand with the class that declares them.
 *
 * @throws when TypeDoc cannot read the declarations, or finds nothing in them
 */
export async function extract(source: PackageSource): Promise<ApiModel> {
  const {project, nodes, kinds} = await convert(source);
  const typescript = (await import('typescript')).default;
  const found: Found[] = [];
  const visit = (reflections: DeclarationReflection[], parent: string): void => {
    for (const reflection of reflections.filter(isPublic)) {
      const kind = kinds(reflection);
      if (kind) {
        const {isStatic, isOptional} = reflection.flags;
        const own = memberPath(parent, `${isStatic ? 'static:' : ''}${reflection.name}`);
        const symbol: Found = {path: own, kind, node: nodes.get(reflection), isStatic, isOptional};
        found.push(symbol);
        visit(reflection.children ?? [], own);
      }
    }
  };
  visit(project.children ?? [], source.prefix ?? '');
  if (found.length === 0) {
    throw new Error(`${source.package}: the declarations export nothing.`);
  }

  const exported = new Set(found.map((item) => item.path));
  // Two variables can have one type, such as `V` and `Vectorizer`: its members stand with the first.
  const typesOfValues = new Set<ts.Symbol>();
  for (const variable of found.filter(({kind}) => kind === 'variable')) {
    const {node} = variable;
    const value = node && membersOfValue(typescript, node);
    const isNew = value && !typesOfValues.has(value.type);
    if (isNew && !exported.has(dottedPath(node.checker, value.type, false, source.prefix))) {
      typesOfValues.add(value.type);
      variable.calls = value.calls;
      for (const {name, symbol, kind} of value.members) {
        const member = {path: memberPath(variable.path, `static:${name}`), kind, isStatic: true, isOptional: false};
        found.push({...member, node: {symbol, checker: node.checker}});
      }
    }
  }

  const paths = new Set(found.map((item) => item.path));
  const symbols = new Map<string, ApiSymbol>();
  for (const {path: symbolPath, kind, node, isStatic, isOptional, calls = []} of found) {
    const declared: Declared = node
      ? readDeclaration(typescript, node.symbol, node.checker, kind, source.prefix)
      : {texts: [], unnamed: [], refs: {}, extends: [], isDeprecated: false};
    // Names of other packages, such as those of the core in the layout's declarations, are kept too.
    const refs = Object.fromEntries(
      Object.entries(declared.refs).filter(
        ([, target]) => paths.has(target) || !target.startsWith(source.prefix ?? '\0'),
      ),
    );
    const signatures = await Promise.all([
      ...declared.texts.map((text) => formatSignature(text, kind)),
      ...[...declared.unnamed, ...calls].map((text) => formatSignature(text, 'unnamed')),
    ]);
    symbols.set(
      symbolPath,
      merge(symbols.get(symbolPath), {
        path: symbolPath,
        kind,
        signatures,
        ...(Object.keys(refs).length > 0 && {refs}),
        ...(declared.extends.length > 0 && {extends: declared.extends}),
        ...(isStatic && {static: true as const}),
        ...(isOptional && {optional: true as const}),
        ...(declared.isDeprecated && {deprecated: true as const}),
      }),
    );
  }
  return {package: source.package, symbols};
}
