import fs from 'node:fs';
import path from 'node:path';
import {checkFolder} from '../../../src/build/config/sidebar-items';
import {readEnv} from '../../../src/build/config/env';
import {checkItems} from '../../../src/build/plugins/navbar-check/check-items';
import {describedFields} from '../../../src/build/plugins/theme-fields';
import {themeFieldProblems} from '../../../src/build/plugins/theme-fields/check-fields';
import {versionLabeled, versionOfPage} from '../../../src/common/versions';
import {projectDir} from '../../support/sites';
import {type Fault, thrown} from './fault';

const theme = (name: string, values: object): Fault => ({
  name,
  find: () =>
    themeFieldProblems(
      values,
      describedFields(),
      'docusaurus.config.ts',
      `export default {\n  themeConfig: ${JSON.stringify(values, null, 2)},\n};\n`,
    ),
});

const targets = {
  docIds: ['index', 'learn/index'],
  draftIds: [],
  sidebarIds: ['learnSidebar'],
  emptySidebarIds: ['empty'],
  versionNames: ['current', '4.0'],
};
const navbar = (name: string, item: object): Fault => ({
  name,
  find: () => checkItems([item], new Map([['default', targets]])).map((message) => message.split('\n')[0] ?? ''),
});

export const config: Fault[] = [
  theme('a slip in a field', {navbarr: {title: 'Docs'}}),
  theme('a field of older versions', {colorModes: {}}),
  theme('a slip in a nested field', {navbar: {tilte: 'Docs'}}),
  theme('a slip in the color mode', {colorMode: {disableSwich: true}}),
  theme('a slip in the search', {algloia: {}}),
  navbar('an item for no page', {type: 'doc', docId: 'lern/index'}),
  navbar('an item for no sidebar', {type: 'docSidebar', sidebarId: 'learnSidbar'}),
  navbar('an item for no version', {type: 'docsVersionDropdown', versions: ['4.2']}),
  navbar('an item of no plugin', {type: 'doc', docId: 'index', docsPluginId: 'defualt'}),
];

/** The sidebars with another folder, and what is said of them. */
const folder = (name: string, dirName: string): Fault =>
  thrown(name, () => {
    const file = path.join(projectDir, '.cache/faults/sidebars.ts');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    const source = fs.readFileSync(path.join(projectDir, 'sidebars.ts'), 'utf8');
    fs.writeFileSync(file, source.replace("dirName: 'learn'", `dirName: '${dirName}'`));
    const docs = ['.', 'learn', 'learn/features', 'api/dia'].map((sourceDirName) => ({sourceDirName}));
    checkFolder(projectDir, dirName, docs, path.relative(projectDir, file));
  });

export const sidebars: Fault[] = [
  folder('a folder with a slip', 'lern'),
  folder('a nested folder with a slip', 'learn/feature'),
  folder('a folder with its version', 'docs/learn'),
  folder('a folder in capitals', 'API'),
];

export const versions: Fault[] = [
  thrown('a label that does not exist', () => versionLabeled('4.2')),
  thrown('a page in no version', () => versionOfPage('doc/page.mdx')),
  thrown('a page of a version that does not exist', () => versionOfPage('versioned_docs/version-3.9/page.mdx')),
];

const variables = (name: string, values: Record<string, string>): Fault => thrown(name, () => readEnv(values));

export const environment: Fault[] = [
  variables('a base path without slashes', {BASE_URL: 'docs'}),
  variables('a container id of another product', {GTM_CONTAINER_ID: 'UA-1'}),
  variables('half of the search', {DOCSEARCH_APP_ID: 'A'}),
  variables('a port in words', {PORT: 'many'}),
  variables('a site without a scheme', {SITE_URL: 'docs.example.com'}),
];
