import {type ExportNamedDeclaration, type ImportDeclaration, type Pattern, type Program, parse} from 'acorn';
import {transform} from 'sucrase';
import {type DemoFile, isModule} from './demo';
import {bodyOf} from './frame-program';

/** A module without its imports and exports. */
type Part = {name: string; code: string; needs: string[]; exported: string[]};

type Edit = {start: number; end: number; text: string};

/** The name by which modules know each other: `./view` for `view.tsx`. */
const moduleName = (file: string): string => file.replace(/^\.\//, '').replace(/\.tsx?$/, '');

const nameOf = (node: {type: string; name?: unknown; value?: unknown}): string => String(node.name ?? node.value);

/** The names that an import brings, as a pattern: `{dia, V: vectorizer}`. */
function patternOf({specifiers}: ImportDeclaration): string {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') {
      throw new Error('Modules of a demo import each other by names.');
    }
    const [theirs, ours] = [nameOf(specifier.imported), specifier.local.name];
    return theirs === ours ? ours : `${theirs}: ${ours}`;
  });
  return `{${names.join(', ')}}`;
}

/** The names that a declaration brings, also by taking an array or an object apart. */
function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      );
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [nameOf(pattern)];
  }
}

/** The names that an export declares. */
function exportedBy({declaration, specifiers, source}: ExportNamedDeclaration): string[] {
  if (!declaration || source || specifiers.length > 0) {
    throw new Error('Modules of a demo export what they declare.');
  }
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({id}) => namesIn(id))
    : [declaration.id.name];
}

/**
 * Takes the imports and exports out of a module.
 *
 * @param imports - gets the names that the program imports from packages, by package
 */
function partOf({name, text}: DemoFile, imports: Map<string, Set<string>>): Part {
  const {code} = transform(text, {
    transforms: name.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'automatic',
    disableESTransforms: true,
    production: true,
  });
  const {body}: Program = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const part: Part = {name: moduleName(name), code: '', needs: [], exported: []};
  const edits: Edit[] = [];
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const source = String(node.source.value);
      const isOwn = source.startsWith('./');
      let text = '';
      if (isOwn && !source.endsWith('.css')) {
        part.needs.push(moduleName(source));
        text = `const ${patternOf(node)} = modules['${moduleName(source)}'];`;
      } else if (!isOwn) {
        const names = imports.get(source) ?? new Set<string>();
        imports.set(source, names);
        patternOf(node)
          .slice(1, -1)
          .split(', ')
          .filter(Boolean)
          .forEach((one) => names.add(one.replace(':', ' as')));
      }
      // With its line, if nothing takes its place.
      const end = text === '' && code[node.end] === '\n' ? node.end + 1 : node.end;
      edits.push({start: node.start, end, text});
    } else if (node.type === 'ExportNamedDeclaration') {
      part.exported.push(...exportedBy(node));
      edits.push({start: node.start, end: node.declaration?.start ?? node.start, text: ''});
    } else if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportAllDeclaration') {
      throw new Error('Modules of a demo export by names.');
    }
  }
  let done = 0;
  for (const {start, end, text} of edits) {
    part.code += code.slice(done, start) + text;
    done = end;
  }
  part.code = (part.code + code.slice(done)).trim();
  return part;
}

/** The parts that a part needs, then itself; each once. */
function inOrder(part: Part, all: readonly Part[], done = new Set<Part>()): Set<Part> {
  for (const name of part.needs) {
    const needed = all.find((one) => one.name === name);
    if (needed && !done.has(needed)) {
      inOrder(needed, all, done);
    }
  }
  return done.add(part);
}

function programOf(files: readonly DemoFile[]): string {
  const imports = new Map<string, Set<string>>();
  const parts = files.filter(isModule).map((file) => partOf(file, imports));
  const [main] = parts;
  if (!main) {
    throw new Error('The demo has no program.');
  }
  const modules = [...inOrder(main, parts)].slice(0, -1);
  return [
    ...[...imports].map(([name, names]) => `import {${[...names].sort().join(', ')}} from '${name}';`),
    ...(modules.length > 0 ? ['\nconst modules = {};'] : []),
    ...modules.map(
      ({name, code, exported}) => `\nmodules['${name}'] = (() => {\n${code}\nreturn {${exported.join(', ')}};\n})();`,
    ),
    `\n${main.code}`,
  ].join('\n');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A demo as one file: it runs as `index.html` of a project whose bundler knows
 * `@joint/core`, such as that of the quickstart. Its modules become parts of one script, in JavaScript.
 *
 * @param files - `index.ts` first
 * @param baseCss - the styles that every demo starts from
 * @throws when a file does not parse, or a module imports or exports other than by names
 */
export function oneHtmlFile(title: string, files: readonly DemoFile[], baseCss: string): string {
  const css = [baseCss.trim(), ...files.filter(({name}) => name === 'style.css').map(({text}) => text)].join('\n\n');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escapeText(title)}</title>`,
    '<style>',
    css.replace(/<(?=\/style)/gi, '\\3c '),
    '</style>',
    '</head>',
    '<body>',
    bodyOf(files),
    '<script type="module">',
    programOf(files).replace(/<(?=\/script)/gi, '\\x3C'),
    '</script>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
