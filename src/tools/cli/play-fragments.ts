import fs from 'node:fs';
import {format} from 'prettier';
import {fragmentsFile} from '../../build/demos/page-fragments';
import {versionNamed, versionNames} from '../../common/versions';
import {findFragments} from '../fragments/find-fragments';
import {startBrowser} from '../fragments/run-programs';
import {project} from './project';

/** `npm run play:fragments`: writes which blocks of code on pages open in the playground. */
async function main(): Promise<void> {
  const browser = await startBrowser();
  for (const version of versionNames) {
    const {uses, candidates, compiled, failed} = await findFragments(browser, project, version);
    const text = await format(JSON.stringify(uses), {parser: 'json', printWidth: 120});
    fs.writeFileSync(fragmentsFile(project, version), text);
    failed.forEach((line) => console.log(line));
    console.log(
      `${versionNamed(version).label}: ${compiled - failed.length} blocks open, of ${candidates} that may; ` +
        `${candidates - compiled} do not compile or show nothing, ${failed.length} fail when they run.`,
    );
  }
  await browser.close();
}

void main();
