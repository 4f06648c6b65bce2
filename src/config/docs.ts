import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options} from '@docusaurus/plugin-content-docs';
import {type Version, latestVersion, versions} from '../content/versions';
import {builtVersions} from './built-versions';
import {apiAdditions} from '../remark/api-additions';
import {apiOptions} from '../remark/api-options';
import {apiSignatures} from '../remark/api-signatures';
import {highlightCode} from '../remark/highlight-code';
import {inlineDrawings} from '../remark/inline-drawings';
import {liveDemos} from '../remark/live-demos';
import {memberHeadingIds} from '../remark/member-heading-ids';
import {site} from './site';

/** The docs plugin: both versions, their addresses and how their MDX is compiled. */
export const docs: Options = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: latestVersion.name,
  versions: Object.fromEntries(versions.map(({name, label, path, banner}: Version) => [name, {label, path, banner}])),
  onlyIncludeVersions: builtVersions.map(({name}) => name),
  editUrl: ({versionDocsDirPath, docPath}) =>
    `${site.repositoryUrl}/edit/${site.repositoryBranch}/${versionDocsDirPath}/${docPath}`,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [apiAdditions, apiOptions, apiSignatures, inlineDrawings, liveDemos, memberHeadingIds],
  remarkPlugins: [[npm2yarn, {sync: true}], highlightCode],
};
