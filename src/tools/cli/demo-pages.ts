import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {demoPages} from '../../build/checks/demo-pages';
import {withPageLinks} from '../../build/checks/demo-pages/page-links';
import {versionNamed, versionNames} from '../../common/versions';
import {writeIfChanged} from '../../build/files/write-if-changed';
import {project, projectDir} from './project';

/**
 * `npm run demo:pages`: writes the page of each demo, from its README and its
 * program, removes those of demos that are gone, and leads links to a demo in the
 * gallery to its page.
 */
function main(): void {
  for (const version of versionNames) {
    const {folder} = versionNamed(version);
    const made = demoPages(project, version);
    const written = [...made].filter(([file, text]) => writeIfChanged(path.join(projectDir, file), text));
    const gone = globSync(`${folder}/learn/demos/*/*`, {cwd: projectDir}).filter((file) => !made.has(file));
    gone.forEach((file) => fs.rmSync(path.join(projectDir, file)));
    const linked = globSync(`${folder}/**/*.mdx`, {cwd: projectDir}).filter((file) => {
      const full = path.join(projectDir, file);
      return writeIfChanged(full, withPageLinks(fs.readFileSync(full, 'utf8')));
    });
    console.log(
      `${version}: ${made.size} files, ${written.length} of them written, ${gone.length} removed; ` +
        `links on ${linked.length} pages changed.`,
    );
  }
}

main();
