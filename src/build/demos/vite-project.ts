import {strToU8, zipSync} from 'fflate';
import {escape as escapeHtml} from 'html-escaper';
import type {Demo} from '../../site/demos/demo';
import {bodyOf} from '../../site/demos/frame-program';
import {packageOf} from './libraries';
import {reactOptions, reactTools, templateOptions, templateTools} from './vite-template';

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

const viteConfig = [
  "import react from '@vitejs/plugin-react';",
  "import {defineConfig} from 'vite';",
  '',
  'export default defineConfig({plugins: [react()]});',
  '',
].join('\n');

/** The files of a Vite project that runs a demo. */
export function viteProject(
  demo: Demo,
  baseCss: string,
  libraries: {name: string; release: string}[],
): Record<string, string> {
  const program = demo.files.filter(({name}) => name !== 'index.html');
  const hasReact = libraries.some(({name}) => name === 'react');
  return {
    'README.md': readme(demo),
    'base.css': baseCss,
    'index.html': indexHtml(demo),
    'package.json': json({
      name: demo.id.replace('/', '-'),
      private: true,
      type: 'module',
      scripts: {dev: 'vite', build: 'tsc && vite build'},
      dependencies: Object.fromEntries(libraries.map(({name, release}) => [packageOf(name), release])),
      devDependencies: hasReact ? reactTools : templateTools,
    }),
    'tsconfig.json': json(
      hasReact
        ? {compilerOptions: reactOptions, include: ['*.ts', '*.tsx']}
        : {compilerOptions: templateOptions, include: ['*.ts']},
    ),
    ...(hasReact && {'vite.config.ts': viteConfig}),
    ...Object.fromEntries(program.map(({name, text}) => [name, `${text}\n`])),
  };
}

/** Zips a project, always to the same bytes: the files carry no date of their own. */
export function zipProject(name: string, files: Record<string, string>): Uint8Array {
  const entries = Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {mtime: '1980-01-01', level: 9});
}
