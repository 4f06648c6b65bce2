import fs from 'node:fs';
import path from 'node:path';
import {buildProject, type ProjectName, projectsFolder} from '../../src/build/demos/projects';
import {projectDir} from '../support/sites';
import {expect, test} from '../support/test';

/** Builds a project for the pages from a copy with a fault; the copy is below the packages. */
function buildWithFault(name: ProjectName, file: string, edit: (text: string) => string): Promise<unknown> {
  const site = path.join(projectDir, '.cache/project-faults', name);
  const folder = path.join(site, projectsFolder, name);
  fs.rmSync(site, {recursive: true, force: true});
  fs.cpSync(path.join(projectDir, projectsFolder, name), folder, {
    recursive: true,
    filter: (source) => !/[\\/](?:node_modules|dist)$/.test(source),
  });
  const own = path.join(projectDir, projectsFolder, name, 'node_modules');
  if (fs.existsSync(own)) {
    fs.symlinkSync(own, path.join(folder, 'node_modules'), 'junction');
  }
  const faulty = path.join(folder, file);
  fs.writeFileSync(faulty, edit(fs.readFileSync(faulty, 'utf8')));
  return buildProject(site, name, path.join(site, 'work'));
}

const faults: {name: ProjectName; file: string; from: string; to: string; line: number}[] = [
  {name: 'vue', file: 'src/App.vue', from: 'ref(true);', to: 'ref(true;', line: 11},
  {name: 'svelte', file: 'src/App.svelte', from: '{#if selected}', to: '{#if selected', line: 19},
  {name: 'react', file: 'src/App.tsx', from: "'./Diagram'", to: "'./Diagrams'", line: 2},
  {name: 'typescript', file: 'src/main.ts', from: 'createGraph();', to: 'createGraph(;', line: 11},
  {name: 'angular', file: 'src/app/app.ts', from: 'shown = signal(true)', to: 'shown = signals(true)', line: 40},
];

for (const {name, file, from, to, line} of faults) {
  test(`a project for ${name} that does not compile is named with file and line`, async () => {
    const built = buildWithFault(name, file, (text) => text.replace(from, to));
    await expect(built).rejects.toThrow(`${projectsFolder}/${name}/${file}:${line}: `);
  });
}
