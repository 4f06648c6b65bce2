import path from 'node:path';
import type {Context, DeclarationReflection, ProjectReflection, Reflection, ReflectionKind} from 'typedoc';
import type ts from 'typescript';
import {formatSignature} from './format';
import {type ApiModel, type ApiSymbol, type SymbolKind, memberPath} from './model';
import {type Declared, readDeclaration} from './read-declaration';

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

type Nodes = Map<Reflection, {symbol: ts.Symbol; checker: ts.TypeChecker}>;

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
  const found: {path: string; kind: SymbolKind; reflection: DeclarationReflection}[] = [];
  const visit = (reflections: DeclarationReflection[], parent: string): void => {
    for (const reflection of reflections.filter(isPublic)) {
      const kind = kinds(reflection);
      if (kind) {
        const isStatic = reflection.flags.isStatic ? 'static:' : '';
        const own = memberPath(parent, `${isStatic}${reflection.name}`);
        found.push({path: own, kind, reflection});
        visit(reflection.children ?? [], own);
      }
    }
  };
  visit(project.children ?? [], source.prefix ?? '');
  if (found.length === 0) {
    throw new Error(`${source.package}: the declarations export nothing.`);
  }

  const paths = new Set(found.map((item) => item.path));
  const typescript = (await import('typescript')).default;
  const symbols = new Map<string, ApiSymbol>();
  for (const {path: symbolPath, kind, reflection} of found) {
    const node = nodes.get(reflection);
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
      ...declared.unnamed.map((text) => formatSignature(text, 'unnamed')),
    ]);
    symbols.set(
      symbolPath,
      merge(symbols.get(symbolPath), {
        path: symbolPath,
        kind,
        signatures,
        ...(Object.keys(refs).length > 0 && {refs}),
        ...(declared.extends.length > 0 && {extends: declared.extends}),
        ...(reflection.flags.isStatic && {static: true as const}),
        ...(reflection.flags.isOptional && {optional: true as const}),
        ...(declared.isDeprecated && {deprecated: true as const}),
      }),
    );
  }
  return {package: source.package, symbols};
}
