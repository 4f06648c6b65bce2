import {strToU8, zipSync} from 'fflate';
import {escape as escapeHtml} from 'html-escaper';
import type {Demo} from '../../site/demos/demo';
import {bodyOf} from '../../site/demos/frame-program';

const viteVersion = '8.3.8';
const typescriptVersion = '5.9.3';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function indexHtml(demo: Demo): string {
  const styles = ['base.css', ...demo.files.filter(({name}) => name === 'style.css').map(({name}) => name)];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${escapeHtml(demo.title)}</title>`,
    ...styles.map((name) => `    <link rel="stylesheet" href="/${name}" />`),
    '  </head>',
    '  <body>',
    bodyOf(demo.files).replace(/^(?=.)/gm, '    '),
    '    <script type="module" src="/index.ts"></script>',
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

function readme(demo: Demo): string {
  return [
    `# ${demo.title}`,
    demo.description,
    ...(demo.about ? [demo.about] : []),
    'Run it with `npm install` and `npm run dev`.',
    '`index.ts` is the program. `base.css` holds the colors, which follow the color mode of the system.',
    '',
  ].join('\n\n');
}

/** The files of a Vite project that runs a demo. */
export function viteProject(
  demo: Demo,
  baseCss: string,
  libraries: {name: string; release: string}[],
): Record<string, string> {
  const program = demo.files.filter(({name}) => name !== 'index.html');
  return {
    'README.md': readme(demo),
    'base.css': baseCss,
    'index.html': indexHtml(demo),
    'package.json': json({
      name: demo.id.replace('/', '-'),
      private: true,
      type: 'module',
      scripts: {dev: 'vite', build: 'tsc && vite build'},
      dependencies: Object.fromEntries(libraries.map(({name, release}) => [name, release])),
      devDependencies: {typescript: typescriptVersion, vite: viteVersion},
    }),
    'tsconfig.json': json({
      compilerOptions: {
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        noEmit: true,
        skipLibCheck: true,
        strict: true,
        target: 'ES2022',
        types: [],
      },
      include: ['*.ts'],
    }),
    ...Object.fromEntries(program.map(({name, text}) => [name, `${text}\n`])),
  };
}

/** Zips a project, always to the same bytes: the files carry no date of their own. */
export function zipProject(name: string, files: Record<string, string>): Uint8Array {
  const entries = Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {mtime: '1980-01-01', level: 9});
}
