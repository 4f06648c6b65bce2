import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Options} from '@docusaurus/plugin-content-docs';
import {type Version, latestVersion, versions} from '../../common/versions';
import type {Project} from '../content/project';
import {apiAdditions} from '../remark/api-additions';
import {apiChanges} from '../remark/api-changes';
import {apiComparison} from '../remark/api-comparison';
import {apiGroupLists} from '../remark/api-group-lists';
import {apiOptions} from '../remark/api-options';
import {apiSignatures} from '../remark/api-signatures';
import {classMaps} from '../remark/class-map';
import {colorSignatures} from '../remark/color-signatures';
import {demoStages} from '../remark/demo-stages';
import {highlightCode} from '../remark/highlight-code';
import {inlineDrawings} from '../remark/inline-drawings';
import {keptTrees} from '../remark/take-kept-trees';
import {linkNames} from '../remark/link-names';
import {liveDemos} from '../remark/live-demos';
import {longPages} from '../remark/long-pages';
import {memberVersions} from '../remark/member-versions';
import {memberHeadingIds} from '../remark/member-heading-ids';
import {narrowTables} from '../remark/narrow-tables';
import {messageList} from '../remark/message-list';
import {quickstartSteps} from '../remark/quickstart-steps';
import {packageDependencies} from '../remark/package-dependencies';
import {tableNames} from '../remark/table-names';
import {vendorPages} from '../remark/vendor-page';
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
export const docsOf = (project: Project): Options => ({
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarItems(project.dir),
  lastVersion: latestVersion.name,
  versions: Object.fromEntries(versions.map(({name, ...version}: Version) => [name, versionOptions(version)])),
  onlyIncludeVersions: project.versions.map(({name}) => name),
  editUrl: editUrl(site.repositoryUrl),
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    [keptTrees, project],
    [apiAdditions, project],
    [apiComparison, project],
    [apiGroupLists, project],
    [apiOptions, project],
    [memberVersions, project],
    [apiSignatures, project],
    [apiChanges, project],
    [classMaps, project],
    colorSignatures,
    [demoStages, project],
    [inlineDrawings, project],
    [linkNames, project],
    [liveDemos, project],
    memberHeadingIds,
    [messageList, project],
    [packageDependencies, project],
    [quickstartSteps, project],
    [vendorPages, project],
  ],
  remarkPlugins: [[npm2yarn, {sync: true}], [highlightCode, project], narrowTables, tableNames, longPages],
});
