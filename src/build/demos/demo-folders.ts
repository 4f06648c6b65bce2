import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {demoGroups} from './groups';

const readme = 'README.md';

/** What stands beside the groups: which demo has which picture, and what was measured. */
const besides = ['application-starts.json', 'diagram-boxes.json', 'fragments.json', 'pictures.json'];

const entriesOf = (folder: string): fs.Dirent[] =>
  fs.readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));

/** A folder of a demo without its README; folders without any file are what a change of branches leaves behind. */
function readmeProblem(folder: string, where: string): string | undefined {
  const names = fs.readdirSync(folder);
  if (names.length === 0 || names.includes(readme)) {
    return undefined;
  }
  const other = names.find((name) => name.toLowerCase() === readme.toLowerCase());
  return other === undefined
    ? `${where}: the demo has no ${readme}, so no page can show it. Write one; npm run demo:new makes one to start from.`
    : `${where}/${other}: expected the name ${readme}, in capitals. Rename the file.`;
}

function groupProblems(folder: string, group: string, where: string): string[] {
  const known = [...demoGroups.keys()];
  const entries = entriesOf(folder);
  const file = entries.find((entry) => !entry.isDirectory());
  if (file) {
    return [
      `${where}/${file.name}: a demo stands in a group. Move the folder ${group} into one, such as ${path.posix.dirname(where)}/${known[1] ?? ''}/${group}.`,
    ];
  }
  const unknown =
    known.includes(group) || entries.length === 0
      ? []
      : [
          `${where}: unknown group of demos "${group}". Move its demos to a known one, of which the nearest is "${closest(group, known)}", or name it in src/build/demos/groups.ts.`,
        ];
  return [...unknown, ...entries.flatMap(({name}) => readmeProblem(path.join(folder, name), `${where}/${name}`) ?? [])];
}

/**
 * What is wrong with where demos stand: each is a folder with a README in the
 * folder of a group. What stands elsewhere would not be found, and nobody would know.
 *
 * @param folder - the folder of demos of a version
 * @param where - its name in messages
 */
export function demoFolderProblems(folder: string, where: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return entriesOf(folder)
    .filter(({name}) => !besides.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? groupProblems(path.join(folder, entry.name), entry.name, `${where}/${entry.name}`)
        : [`${where}/${entry.name}: expected only folders of groups here, with the demos in them. Move or delete it.`],
    );
}
