import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'jsonc-parser';
import {
  olderTemplateOptions,
  reactOptions,
  reactTools,
  templateOptions,
  templateTools,
} from '../../src/build/demos/vite-template';
import {projectDir} from '../support/sites';

type Options = Record<string, unknown>;

const templates = 'node_modules/create-vite';

/** Settings, which may have comments. */
function optionsOf(file: string): Options {
  const text = fs.readFileSync(path.join(projectDir, file), 'utf8');
  return (parse(text) as {compilerOptions: Options}).compilerOptions;
}

/** Expects tools that a template has, in versions that it accepts. Some it may have besides. */
function expectAccepted(template: string, tools: Record<string, string>, besides: string[]): void {
  const manifest = fs.readFileSync(path.join(projectDir, templates, `template-${template}/package.json`), 'utf8');
  const {devDependencies} = JSON.parse(manifest) as {devDependencies: Record<string, string>};
  expect([...Object.keys(tools), ...besides].sort()).toEqual(Object.keys(devDependencies).sort());
  // ~7.0.2 accepts 7.0, and ^8.3.4 accepts 8.
  const accepted = (range: string): string => range.replace(/^~(\d+\.\d+\.).*|^\^(\d+\.).*/, '$1$2');
  for (const [name, version] of Object.entries(tools)) {
    expect(version.startsWith(accepted(devDependencies[name] ?? '?')), `${name} ${version}`).toBe(true);
  }
}

/** The names of settings of a template that other settings leave out or change. */
const missing = (template: Options, options: Options): string[] =>
  Object.keys(template).filter((name) => JSON.stringify(options[name]) !== JSON.stringify(template[name]));

test('code is compiled with the settings of the project that readers create', () => {
  expect(templateOptions).toEqual(optionsOf(`${templates}/template-vanilla-ts/tsconfig.json`));
});

test('a downloaded demo with React has the settings and the tools of the template for React', () => {
  const template = optionsOf(`${templates}/template-react-ts/tsconfig.app.json`);
  delete template.tsBuildInfoFile;
  expect(reactOptions).toEqual(template);
  expectAccepted('react-ts', reactTools, ['@types/node', 'oxlint']);
});

test('the settings for the older compiler differ only in what it does not do by itself', () => {
  expect(missing(templateOptions, olderTemplateOptions)).toEqual(['lib']);
  expect(missing(olderTemplateOptions, templateOptions)).toEqual(['lib', 'strict', 'noUncheckedSideEffectImports']);
});

test('a downloaded demo has versions of the tools that the template accepts', () => {
  expectAccepted('vanilla-ts', templateTools, []);
});

for (const [project, template] of [
  ['typescript', 'vanilla-ts/tsconfig.json'],
  ['mxgraph', 'vanilla-ts/tsconfig.json'],
  ['react', 'react-ts/tsconfig.app.json'],
] as const) {
  test(`the project ${project} of the guides has the settings of its template`, () => {
    const options = optionsOf(`${templates}/template-${template}`);
    // Where the compiler keeps what it knows, which it needs for several projects only.
    delete options.tsBuildInfoFile;
    expect(optionsOf(`tests/integration/${project}/tsconfig.json`)).toEqual(options);
  });
}

for (const project of ['svelte', 'vue']) {
  test(`the project ${project}, whose tools need an older compiler, has the same settings`, () => {
    expect(missing(olderTemplateOptions, optionsOf(`tests/integration/${project}/tsconfig.json`))).toEqual([]);
  });
}

test('planted: a setting with another value is found', () => {
  expect(missing(templateOptions, {...templateOptions, erasableSyntaxOnly: false})).toEqual(['erasableSyntaxOnly']);
});
