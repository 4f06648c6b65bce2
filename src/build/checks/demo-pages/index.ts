import {stringify} from 'yaml';
import {displayPath, memberName, parentPath} from '../../api-model/model';
import {type VersionName, versionNamed} from '../../../common/versions';
import type {Project} from '../../content/project';
import {readDemos} from '../../demos/bundle-demos';
import type {Demo} from '../../../site/demos/demo';
import {demoGroups, groupOf} from '../../demos/groups';
import {relativeLink} from '../../reference/file-links';
import {type VersionPages, findSymbol, versionPages} from '../../reference/version-pages';
import {usedMembers} from './used-members';

/** The longest description that a page may have, in characters. */
const longestDescription = 180;

/** A description as a page may have it: without its last sentences when it is too long. */
function shortened(description: string): string {
  const sentences = description.match(/\S.*?[.?!](?=\s|$)/g) ?? [description];
  while (sentences.length > 1 && sentences.join(' ').length > longestDescription) {
    sentences.pop();
  }
  return sentences.join(' ');
}

/** What a demo uses of the library, a line for each class or namespace, with links to where it is described. */
function membersList(members: readonly string[], pages: VersionPages, from: string): string[] {
  const linkTo = (symbolPath: string, text: string): string | undefined => {
    const place = findSymbol(pages, symbolPath);
    return place && `[\`${text}\`](${relativeLink(from, place)})`;
  };
  const owners = new Map<string, string[]>();
  for (const member of members) {
    const link = linkTo(member, memberName(member));
    // A class has a line of its own.
    const isOwner = /^(?:\w+\.)*[A-Z]\w*$/.test(member);
    const owner = isOwner ? member : parentPath(member);
    const known = owners.get(owner) ?? [];
    owners.set(owner, isOwner || link === undefined ? known : [...known, link]);
  }
  return [...owners].flatMap(([owner, links]) => {
    const name = owner === '' ? undefined : (linkTo(owner, displayPath(owner)) ?? `\`${displayPath(owner)}\``);
    const line = [name, links.join(', ')].filter(Boolean).join(': ');
    return line === '' || (links.length === 0 && !line.startsWith('[')) ? [] : [`- ${line}`];
  });
}

/** The text of a demo's page. */
function pageOf(demo: Demo, members: readonly string[]): string {
  const {id, title, description, about, asks, interaction} = demo;
  const values = {
    title,
    description: shortened(description),
    edition: 'core',
    // Two headings need no outline, and its column is the code's: see live-demo-modes.css.
    hide_table_of_contents: true,
    ...(asks.length > 0 && {asks: {page: asks}}),
  };
  return [
    `---\n${stringify(values, {lineWidth: 0})}---`,
    `<LiveDemo id="${id}" />`,
    about,
    '## What to try',
    interaction.map(({does}) => `- ${does}`).join('\n'),
    ...(members.length > 0 ? ['## API in this demo', members.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * The pages of a version's demos, made from their READMEs and programs.
 *
 * @returns the texts of the files, by their paths relative to the project
 */
export function demoPages(project: Project, version: VersionName): Map<string, string> {
  const folder = `${versionNamed(version).folder}/learn/demos`;
  const demos = readDemos(project.dir, version);
  const pages = versionPages(version, project);
  const used = usedMembers(project.dir, version, demos, pages.api);
  const files = new Map<string, string>();
  [...new Set(demos.map(groupOf))].forEach((group) => {
    const known = [...demoGroups.keys()];
    if (!known.includes(group)) {
      throw new Error(`The group "${group}" of demos has no name in src/build/demos/groups.ts.`);
    }

    files.set(
      `${folder}/${group}/_category_.json`,
      `{ "label": "${demoGroups.get(group)}", "position": ${known.indexOf(group) + 1} }\n`,
    );
    demos
      .filter((demo) => groupOf(demo) === group)
      .forEach((demo) => {
        const file = `${folder}/${demo.id}.mdx`;
        files.set(file, pageOf(demo, membersList(used.get(demo.id) ?? [], pages, file)));
      });
  });
  return files;
}
