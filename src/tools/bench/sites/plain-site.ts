import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../../../build/content/parse';
import {versions} from '../../../common/versions';

const config = `
module.exports = {
  title: 'Plain',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: {format: 'detect'},
  future: {v4: {removeLegacyPostBuildHeadAttribute: true}, experimental_faster: true},
  presets: [['classic', {
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', versions: VERSIONS, lastVersion: 'current'},
    blog: false,
    pages: false,
  }]],
  themeConfig: {navbar: {title: 'Plain', items: [
    {type: 'docSidebar', sidebarId: 'learnSidebar', label: 'Learn'},
    {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Reference'},
    {type: 'doc', docId: 'glossary', label: 'Glossary'},
    {type: 'docsVersionDropdown', position: 'right'},
  ]}},
};
`;

/** Our components, as the framework alone would have them: their content, if any. */
const components = `
import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

const Plain = ({children}) => <div>{children}</div>;
const known = {...MDXComponents, DocCardList, Tabs, TabItem};
export default {...Object.fromEntries(NAMES.map((name) => [name, Plain])), ...known};
`;

/** The components that pages use, by their names. */
function componentNames(folder: string): string[] {
  const names = new Set<string>();
  for (const name of fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((each) => /\.mdx$/.test(each))) {
    const file = path.join(folder, name);
    visit(parseMdx(fs.readFileSync(file, 'utf8'), file), (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^[A-Z]/.test(node.name ?? '')) {
        names.add(node.name ?? '');
      }
    });
  }
  return [...names];
}

/**
 * Makes a site of the framework's classic preset, in its fast mode, with the same
 * pages and packages as a copy of the project: the measure for how long a build takes.
 *
 * @param projectDir - the copy of the project
 * @param target - a folder, which must not exist
 */
export function makePlainSite(projectDir: string, target: string): void {
  fs.mkdirSync(path.join(target, 'src/theme'), {recursive: true});
  for (const name of ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts', 'package.json']) {
    fs.cpSync(path.join(projectDir, name), path.join(target, name), {recursive: true});
  }
  fs.cpSync(path.join(projectDir, 'node_modules'), path.join(target, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.basename(source) !== '.cache',
  });
  const settings = Object.fromEntries(versions.map(({name, label, path: below}) => [name, {label, path: below}]));
  fs.writeFileSync(path.join(target, 'docusaurus.config.js'), config.replace('VERSIONS', JSON.stringify(settings)));
  const names = ['docs', 'versioned_docs'].flatMap((folder) => componentNames(path.join(target, folder)));
  const text = components.replace('NAMES', JSON.stringify([...new Set(names)]));
  fs.writeFileSync(path.join(target, 'src/theme/MDXComponents.js'), text);
}
