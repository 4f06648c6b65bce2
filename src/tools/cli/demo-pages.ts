import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {demoPages} from '../../build/checks/demo-pages';
import {versionNamed, versionNames} from '../../common/versions';
import {writeIfChanged} from '../../build/files/write-if-changed';
import {project, projectDir} from './project';

/**
 * `npm run demo:pages`: writes the page of each demo, from its README and its
 * program, and removes those of demos that are gone.
 */
function main(): void {
  for (const version of versionNames) {
    const {folder} = versionNamed(version);
    const made = demoPages(project, version);
    const written = [...made].filter(([file, text]) => writeIfChanged(path.join(projectDir, file), text));
    const gone = globSync(`${folder}/learn/demos/*/*`, {cwd: projectDir}).filter((file) => !made.has(file));
    gone.forEach((file) => fs.rmSync(path.join(projectDir, file)));
    console.log(`${version}: ${made.size} files, ${written.length} of them written, ${gone.length} removed.`);
  }
}

main();
