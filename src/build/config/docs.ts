import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options} from '@docusaurus/plugin-content-docs';
import {type Version, latestVersion, versions} from '../../common/versions';
import {builtVersions} from './built-versions';
import {apiAdditions} from '../remark/api-additions';
import {apiGroupLists} from '../remark/api-groups';
import {apiOptions} from '../remark/api-options';
import {apiSignatures} from '../remark/api-signatures';
import {colorSignatures} from '../remark/color-signatures';
import {demoStages} from '../remark/demo-stages';
import {highlightCode} from '../remark/highlight-code';
import {inlineDrawings} from '../remark/inline-drawings';
import {keptTrees} from '../remark/take-kept-trees';
import {linkNames} from '../remark/link-names';
import {liveDemos} from '../remark/live-demos';
import {longPages} from '../remark/long-pages';
import {memberHeadingIds} from '../remark/member-heading-ids';
import {optionTables} from '../remark/option-tables';
import {performanceTables} from '../remark/performance-tables';
import {packageDependencies} from '../remark/package-dependencies';
import {tableNames} from '../remark/table-names';
import {sidebarItems} from './sidebar-items';
import {site} from './site';

/** The theme's badge is left out: `src/theme/DocItem/Content` shows the version beside the edition. */
const versionOptions = ({label, path, banner}: Omit<Version, 'name'>) => ({label, path, banner, badge: false});

/** Where a page can be edited; nowhere without a repository. */
export const editUrl = (repositoryUrl: string | undefined): Options['editUrl'] =>
  repositoryUrl
    ? ({versionDocsDirPath, docPath}) =>
        `${repositoryUrl}/edit/${site.repositoryBranch}/${versionDocsDirPath}/${docPath}`
    : undefined;

/** The docs plugin: both versions, their addresses and how their MDX is compiled. */
export const docs: Options = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarItems,
  lastVersion: latestVersion.name,
  versions: Object.fromEntries(versions.map(({name, ...version}: Version) => [name, versionOptions(version)])),
  onlyIncludeVersions: builtVersions.map(({name}) => name),
  editUrl: editUrl(site.repositoryUrl),
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    keptTrees,
    apiAdditions,
    apiGroupLists,
    apiOptions,
    apiSignatures,
    colorSignatures,
    demoStages,
    inlineDrawings,
    linkNames,
    liveDemos,
    memberHeadingIds,
    performanceTables,
    packageDependencies,
  ],
  remarkPlugins: [[npm2yarn, {sync: true}], highlightCode, optionTables, tableNames, longPages],
};
