import path from 'node:path';
import {confirmationProblems} from '../../api-model/confirmations';
import {demoVersionProblems, readDemoVersions} from '../../api-model/demo-versions';
import {readPackageModels} from '../../api-model/load';
import {apiFolder} from '../../api-model/sources';
import {latestVersion} from '../../../common/versions';
import {sectionSource} from '../../content/page';
import type {SubjectPage, VersionPages} from '../../reference/version-pages';
import {checkShownVersions} from './shown-versions';

/** Words with which a page states a default. */
const statesDefault = /\bdefaults? (?:to|is|are)\b|\bby default\b|\(default\)|\bthe default\b/i;

/** The defaults that a page states for members of JointJS+ whose line in the register has none. */
function unconfirmedDefaults({page, anchors}: SubjectPage, {confirmations}: VersionPages): string[] {
  return [...anchors].flatMap(([symbol, anchor]) => {
    const confirmation = confirmations.get(symbol);
    if (!confirmation || confirmation.default !== undefined) {
      return [];
    }
    const line = page.content.headings.find((heading) => heading.anchor === anchor)?.line ?? 1;
    const [text = ''] = sectionSource(page, anchor).split(/^#/m);
    return statesDefault.test(text)
      ? [
          `${page.file}:${line}: the section states a default, but the register's line for ${symbol} has none. ` +
            'Add what the source states as "default", or take the statement out.',
        ]
      : [];
  });
}

/**
 * Compares what is declared and written about JointJS+ with the register of what is
 * publicly confirmed.
 *
 * @returns a message for each member without a line, line without a member, default that no
 *   line has, version that a demo does not have, and member shown without its version
 */
export function checkConfirmed(projectDir: string, pages: VersionPages): string[] {
  const folder = apiFolder(pages.version.name);
  const {plus} = readPackageModels(path.join(projectDir, folder));
  const demos = readDemoVersions(path.join(projectDir, apiFolder(latestVersion.name)));
  const relative = (message: string): string => message.replaceAll(`${projectDir}${path.sep}`, '');
  return [
    ...confirmationProblems(plus, pages.confirmations, folder),
    ...demoVersionProblems(pages.confirmations, demos, folder).map(relative),
    ...checkShownVersions(pages),
    ...pages.pages.flatMap((page) => unconfirmedDefaults(page, pages)),
  ];
}
