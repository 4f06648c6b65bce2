import fs from 'node:fs';
import path from 'node:path';
import {memberName, parentPath} from './model';
import {type PackageModels, readPackageModels} from './load';

/** Where the code of `@joint/plus` comes from, by the names under which the module imports it. */
const origins = ['core', 'layout', 'plus'] as const;

/** The packages of JointJS+ beside `@joint/plus`, each with the namespace here that declares what it exports. */
const separatePackages = {
  '@joint/format-bpmn-export': 'format/BPMN/Export',
  '@joint/format-bpmn-import': 'format/BPMN/Import',
  '@joint/format-visio': 'format/Visio',
  '@joint/shapes-vsm': 'shapes/vsm',
};

/** The public names directly below a namespace, each with the package that declares it. */
function namesIn(models: PackageModels, namespace: string): Map<string, (typeof origins)[number]> {
  const names = new Map<string, (typeof origins)[number]>();
  for (const origin of origins) {
    for (const {path: symbolPath} of models[origin].symbols.values()) {
      if (parentPath(symbolPath) === namespace) {
        names.set(memberName(symbolPath), origin);
      }
    }
  }
  return names;
}

const hasNamespace = (models: PackageModels, origin: (typeof origins)[number], namespace: string): boolean =>
  models[origin].symbols.get(namespace)?.kind === 'namespace';

/** The expression for a member. The package of layouts has no namespace `layout`. */
const alias = (origin: (typeof origins)[number], symbolPath: string): string =>
  origin === 'layout' ? `layout.${memberName(symbolPath)}` : `${origin}.${symbolPath}`;

function namespaceBlock(models: PackageModels, namespace: string): string[] {
  const lines = [...namesIn(models, namespace)].map(([name, origin]) => {
    const symbolPath = `${namespace}.${name}`;
    const isInBoth = hasNamespace(models, 'core', symbolPath) && hasNamespace(models, 'plus', symbolPath);
    return isInBoth
      ? namespaceBlock(models, symbolPath).join('\n')
      : `export import ${name} = ${alias(origin, symbolPath)};`;
  });
  return [`export namespace ${memberName(namespace)} {`, ...lines, '}'];
}

/**
 * The declarations of `@joint/plus` as one module: it has all of the core, the
 * package of layouts, and what is declared here. Two `export *` would hide a
 * namespace that both have, so those are put together name by name.
 *
 * @param folder - the version's `_api` folder, with the reports
 * @param from - the folder in which the module's file stands
 */
export function plusModule(folder: string, from: string): string {
  const models = readPackageModels(folder);
  const declarations = path.relative(from, path.join(folder, 'joint-plus/index')).replaceAll('\\', '/');
  const shared = [...models.core.symbols.keys()].filter(
    (name) =>
      !name.includes('.') &&
      hasNamespace(models, 'core', name) &&
      (name === 'layout' || hasNamespace(models, 'plus', name)),
  );
  return [
    "import * as core from '@joint/core';",
    "import * as layout from '@joint/layout-directed-graph';",
    `import * as plus from '${declarations}';`,
    "export * from '@joint/core';",
    `export * from '${declarations}';`,
    ...shared.flatMap((namespace) => namespaceBlock(models, namespace)),
    '',
  ].join('\n');
}

/**
 * The files that declare the packages of JointJS+ beside `@joint/plus`, by package;
 * those of which a version declares nothing are left out.
 *
 * @param folder - the version's `_api` folder
 */
export function separatePlusPackages(folder: string): Map<string, string> {
  const declared = new Map<string, string>();
  for (const [name, place] of Object.entries(separatePackages)) {
    const file = ['.d.ts', '/index.d.ts']
      .map((end) => path.join(folder, 'joint-plus', `${place}${end}`))
      .find((candidate) => fs.existsSync(candidate));
    if (file !== undefined) {
      declared.set(name, file);
    }
  }
  return declared;
}
