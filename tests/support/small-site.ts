import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {projectDir} from './sites';

/** This project's configuration, with the plugins that compile pages and without the parts that need all pages. */
const config = `
import fs from 'node:fs';
import config from './docusaurus.project.config';
import {writePageAssets} from './src/build/delivery/static-pages/page-assets';

const [[preset, options]] = config.presets;
const nameOf = (plugin) => [plugin].flat()[0].name;
const [, {project}] = config.plugins.find((plugin) => nameOf(plugin) === 'postBuild');
/** What needs all pages of the real site. Most members of the library have no heading here, so builds check nothing. */
const left = ['navbarCheck', 'postBuild', 'searchClient'];
if (process.env.NODE_ENV !== 'development') {
  left.push('pageChecks');
}
/** The one step after the build that such a site needs. */
const pageAssets = () => ({name: 'page-assets', postBuild: ({outDir}) => writePageAssets(project, outDir)});
/** Tells the tests which pages were compiled. */
const log = () => (root, file) => fs.appendFileSync('compiled.txt', file.path + '\\n');
const docs = {...options.docs, remarkPlugins: [...options.docs.remarkPlugins, log], showLastUpdateTime: false};

export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: [...config.plugins.filter((plugin) => !left.includes(nameOf(plugin))), pageAssets],
  presets: [[preset, {...options, docs, sitemap: false}]],
  themeConfig: {...config.themeConfig, navbar: {title: 'Small'}, footer: undefined, announcementBar: undefined},
};
`;

const frontMatter = (title: string, more = ''): string => `---\ntitle: ${title}\nedition: core\n${more}---\n\n`;

/** The pages of the small site, by their path. */
const pages: Record<string, string> = {
  'docs/index.mdx': `${frontMatter('Home')}![A photo](./photo.jpg) and [a file](./data.csv).\n`,
  // Too large to become part of the page.
  'docs/photo.jpg': 'x'.repeat(20_000),
  'docs/data.csv': 'a,b\n',
  'docs/drawing.mdx': `${frontMatter('Drawing')}![A drawing](./drawing.svg)\n`,
  'docs/drawing.svg': '<svg viewBox="0 0 10 10"><text>first drawing</text></svg>\n',
  'docs/demo.mdx': `${frontMatter('Demo')}<LiveDemo id="start/hello" />\n`,
  'docs/api/cell.mdx': `${frontMatter('dia.Cell', 'api: dia.Cell\n')}## Methods\n\n### \`startBatch\`\n\nText.\n`,
  'docs/api/graph.mdx': `${frontMatter('dia.Graph', 'api: dia.Graph\n')}## Methods\n\n### \`clear\`\n\nText.\n\n### \`getCells\`\n\nText.\n`,
  'docs/learn/index.mdx': `${frontMatter('Learn')}Text.\n`,
  'versioned_docs/version-4.0/index.mdx': `${frontMatter('Home')}Text.\n`,
  'versioned_docs/version-4.0/learn/index.mdx': `${frontMatter('Learn')}Text.\n`,
  'versioned_docs/version-4.0/api/index.mdx': `${frontMatter('API')}Text.\n`,
};

/** Folders and files of the project that the small site has, too. */
const copied = [
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'src',
  'tsconfig.json',
  'versions.json',
  'docs/_api',
  'docs/_demos/start',
  'versioned_docs/version-4.0/_api',
  'versioned_docs/version-4.0/_demos/start',
];

/**
 * A site of few pages in a folder of its own, with the transformers, plugins and
 * reports of this project, that a test may change as it likes.
 */
export class SmallSite {
  readonly dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-small-site-')));
  private server: ChildProcess | undefined;
  /** What the framework has printed. */
  output = '';

  constructor() {
    copied.forEach((name) => fs.cpSync(path.join(projectDir, name), this.file(name), {recursive: true}));
    fs.copyFileSync(path.join(projectDir, 'docusaurus.config.ts'), this.file('docusaurus.project.config.ts'));
    fs.symlinkSync(path.join(projectDir, 'static'), this.file('static'));
    this.write('docusaurus.config.ts', config);
    this.write(
      'versioned_sidebars/version-4.0-sidebars.json',
      fs
        .readFileSync(path.join(projectDir, 'versioned_sidebars/version-4.0-sidebars.json'), 'utf8')
        .replace(/,\s*\{[^}]*"glossary"[^}]*\}/, ''),
    );
    Object.entries(pages).forEach(([name, text]) => this.write(name, text));
    // A folder of its own, so that the caches in it are, too.
    fs.mkdirSync(this.file('node_modules'));
    for (const name of fs.readdirSync(path.join(projectDir, 'node_modules')).filter((entry) => entry !== '.cache')) {
      fs.symlinkSync(path.join(projectDir, 'node_modules', name), this.file(`node_modules/${name}`));
    }
  }

  /** The absolute path of a file of the site. */
  file(name: string): string {
    return path.join(this.dir, name);
  }

  write(name: string, text: string): void {
    fs.mkdirSync(path.dirname(this.file(name)), {recursive: true});
    fs.writeFileSync(this.file(name), text);
  }

  /**
   * Changes a file.
   *
   * @throws when the change changes nothing
   */
  edit(name: string, change: (text: string) => string): void {
    const before = fs.readFileSync(this.file(name), 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`The edit of ${name} changes nothing.`);
    }
    fs.writeFileSync(this.file(name), after);
  }

  /** The pages that were compiled since the last call, relative to the site. */
  compiledPages(): Set<string> {
    const file = this.file('compiled.txt');
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
    fs.rmSync(file, {force: true});
    return new Set(lines.map((line) => path.relative(this.dir, line)));
  }

  private run(...words: string[]): ChildProcess {
    const bin = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [bin, ...words], {
      cwd: this.dir,
      // eslint-disable-next-line no-restricted-properties -- handed on unread
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined, NO_COLOR: '1'},
    });
    const read = (data: Buffer): string => (this.output += stripVTControlCharacters(data.toString()));
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    return child;
  }

  /** Builds the site; a later build uses the caches of the one before. */
  async build(): Promise<void> {
    this.output = '';
    const code = await new Promise((resolve) => this.run('build', '--locale', 'en').on('close', resolve));
    if (code !== 0) {
      throw new Error(`The small site cannot be built:\n${this.output}`);
    }
  }

  /** The HTML of a built page. */
  html(page: string): string {
    return fs.readFileSync(this.file(page === 'index' ? 'build/index.html' : `build/${page}/index.html`), 'utf8');
  }

  /** Starts the development server and waits until it serves a page. */
  async start(port: number): Promise<void> {
    this.server = this.run('start', '--no-open', '--port', String(port), '--host', 'localhost');
    for (;;) {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (response?.ok) {
        return;
      }
      if (this.server.exitCode !== null) {
        throw new Error(`The development server ended:\n${this.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Ends the server and deletes the folder. */
  async remove(): Promise<void> {
    const {server} = this;
    if (server && server.exitCode === null) {
      await new Promise((resolve) => server.on('close', resolve) && server.kill());
    }
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
