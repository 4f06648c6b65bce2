import path from 'node:path';
import type {Context, DeclarationReflection, ProjectReflection, Reflection, ReflectionKind} from 'typedoc';
import ts from 'typescript';
import {type SymbolKind, memberPath} from './model';
import {withoutAlias} from './references';

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

/** A symbol as TypeScript knows it, with the checker that can say more about it. */
type Node = {symbol: ts.Symbol; checker: ts.TypeChecker};

/** A symbol of the package, before its declaration is read. */
export type FoundSymbol = {
  path: string;
  kind: SymbolKind;
  /** Undefined for what only TypeDoc knows, such as the module itself. */
  node: Node | undefined;
  isStatic: boolean;
  isOptional: boolean;
  /** Variables: the call signatures that the type of the variable declares. */
  calls: ts.Declaration[];
};

type KindOf = (reflection: DeclarationReflection) => SymbolKind | undefined;

type Conversion = {project: ProjectReflection; nodes: Map<Reflection, Node>; kindOf: KindOf};

function kindsByReflection(kind: typeof ReflectionKind): KindOf {
  const kinds = new Map<number, SymbolKind>([
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
  return (reflection) => kinds.get(reflection.kind);
}

/** Lets TypeDoc read a package, and notes the TypeScript symbol behind each of its reflections. */
async function convert(source: PackageSource): Promise<Conversion> {
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
  const nodes = new Map<Reflection, Node>();
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
  return {project, nodes, kindOf: kindsByReflection(typedoc.ReflectionKind)};
}

const isPublic = (reflection: DeclarationReflection): boolean =>
  !reflection.inheritedFrom &&
  !reflection.name.startsWith('_') &&
  !reflection.flags.isPrivate &&
  !reflection.flags.isProtected;

function declaredSymbols({project, nodes, kindOf}: Conversion, prefix: string): FoundSymbol[] {
  const below = (reflections: DeclarationReflection[], parent: string): FoundSymbol[] =>
    reflections.filter(isPublic).flatMap((reflection) => {
      const kind = kindOf(reflection);
      if (!kind) {
        return [];
      }
      const {isStatic, isOptional} = reflection.flags;
      const own = memberPath(parent, `${isStatic ? 'static:' : ''}${reflection.name}`);
      const symbol: FoundSymbol = {path: own, kind, node: nodes.get(reflection), isStatic, isOptional, calls: []};
      return [symbol, ...below(reflection.children ?? [], own)];
    });
  return below(project.children ?? [], prefix);
}

/** The type of a variable, where an interface in the variable's own file declares it. */
function interfaceOf({symbol, checker}: Node): ts.Type | undefined {
  const target = withoutAlias(symbol, checker);
  const type = checker.getTypeOfSymbol(target);
  const declaration = type.getSymbol()?.declarations?.find(ts.isInterfaceDeclaration);
  return declaration && declaration.getSourceFile() === target.valueDeclaration?.getSourceFile() ? type : undefined;
}

/**
 * The members of variables whose type is an interface that the package does not
 * export, such as the functions of `V`. Also sets the calls of these variables.
 *
 * @returns the properties of the types, as static members of the variables
 */
function membersOfVariables(found: FoundSymbol[]): FoundSymbol[] {
  const exported = new Set(found.flatMap(({node}) => (node ? [withoutAlias(node.symbol, node.checker)] : [])));
  // Two variables can have one type, such as `V` and `Vectorizer`. The members belong to the first.
  const done = new Set<ts.Type>();
  return found.flatMap((variable) => {
    const {node, kind} = variable;
    const type = kind === 'variable' && node ? interfaceOf(node) : undefined;
    const name = type?.getSymbol();
    if (!node || !type || !name || done.has(type) || exported.has(name)) {
      return [];
    }
    done.add(type);
    variable.calls = type.getCallSignatures().flatMap(({declaration}) => declaration ?? []);
    return type.getProperties().map((member): FoundSymbol => {
      const isMethod = member.declarations?.some(ts.isMethodSignature) ?? false;
      return {
        path: memberPath(variable.path, `static:${member.name}`),
        kind: isMethod ? 'method' : 'property',
        node: {symbol: member, checker: node.checker},
        isStatic: true,
        isOptional: false,
        calls: [],
      };
    });
  });
}

/**
 * Finds the public symbols of a package with TypeDoc. Leaves out members that are
 * private, protected, or begin with an underscore. Inherited members belong to the
 * class that declares them.
 *
 * @throws when TypeDoc cannot read the declarations, or finds nothing in them
 */
export async function findSymbols(source: PackageSource): Promise<FoundSymbol[]> {
  const found = declaredSymbols(await convert(source), source.prefix ?? '');
  if (found.length === 0) {
    throw new Error(`${source.package}: the declarations export nothing.`);
  }
  return [...found, ...membersOfVariables(found)];
}
