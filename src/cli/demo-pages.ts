import path from 'node:path';
import {demoPages} from '../checks/demo-pages';
import {versionNames} from '../content/versions';
import {writeIfChanged} from '../files/write-if-changed';
import {projectDir} from './project-dir';

/** `npm run demo:pages`: writes the page of each demo, from its README and its program. */
function main(): void {
  for (const version of versionNames) {
    const files = demoPages(projectDir, version);
    files.forEach((text, file) => writeIfChanged(path.join(projectDir, file), text));
    console.log(`${version}: ${files.size} files.`);
  }
}

main();
