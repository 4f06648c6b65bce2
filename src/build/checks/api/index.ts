import {type Coverage, type CoveredPage, coverApi} from '../../api-model/coverage';
import {resolveOnPage, unknownMember} from '../../api-model/resolve';
import {readInventory} from '../../content/inventory';
import type {Project} from '../../content/project';
import type {VersionName} from '../../../common/versions';
import {isMemberHeading, versionPages} from '../../reference/version-pages';
import {checkConfirmed} from './confirmed';
import {checkInventory, coreApiPaths} from './inventory';

/**
 * Compares the API pages of a version with its API, both ways.
 *
 * @returns a row for each page, and a message for each member without a heading,
 *   heading without a member, and subject without a page
 */
export function checkApi(project: Project, version: VersionName): Coverage {
  const all = versionPages(version, project);
  const {
    api,
    corrections,
    missing,
    pages,
    version: {label},
  } = all;
  const wrongHeadings: string[] = [];
  const covered = pages.map(({page, subjects, anchors}): CoveredPage => {
    const {file, content, omissions} = page;
    for (const heading of content.headings.filter((item) => item.isCode && isMemberHeading(item))) {
      const resolution = resolveOnPage(api, subjects, heading.section, heading.text, missing);
      if (resolution.kind === 'unknown') {
        wrongHeadings.push(`${file}:${heading.line}: ${unknownMember(heading, subjects, resolution.nearest)}`);
      }
    }
    return {
      file,
      subjects,
      documented: new Set(anchors.keys()),
      named: new Set(content.namesInCode),
      omitted: omissions,
    };
  });
  // A class that is a type only has members nevertheless: its instances are real.
  const notImplemented = corrections
    .filter(({kind, symbol}) => kind === 'not implemented' && api.symbols.get(symbol)?.kind === 'namespace')
    .map(({symbol}) => symbol);
  const {rows, problems} = coverApi(api, covered, notImplemented);
  const undeclared = new Set(corrections.map(({symbol}) => symbol));
  const inventory = checkInventory(api, coreApiPaths(readInventory(), label), undeclared);
  return {rows, problems: [...wrongHeadings, ...problems, ...inventory, ...checkConfirmed(project.dir, all)]};
}
