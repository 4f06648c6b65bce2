import {editsIn} from '@site/src/site/components/LiveDemo/share-program';
import {fetchText} from '@site/src/site/components/LiveDemo/fetch-frame-parts';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {type PageFragment, fragmentFiles} from '@site/src/site/demos/page-fragment';
import type {PageProgram, PlaygroundData, PlaygroundVersion} from '@site/src/site/demos/playground-data';
import {keptDraft} from './drafts';
import {type PlayAddress, addressOf} from './play-address';
import {ProgramCodeError, decodeProgram} from './program-code';

/** A program as it is opened. */
export type OpenedProgram = {
  title: string;
  /** The page of the demo that it is, or that it stands on. */
  pageUrl?: string;
  version: PlaygroundVersion;
  /** The program as it came: what a reset brings back. */
  base: DemoFile[];
  /** The same, or as the reader has edited it. */
  files: DemoFile[];
  /** What the reader should know of it. */
  notes: string[];
  /** Are its edits those that the tab has kept? */
  isDraft?: boolean;
};

/** The demo that stands there when the address names none. */
const startDemo = 'start/hello';

const sandboxNote =
  'This program came with the link. It runs in a sandbox, without access to this site, its data or other files.';

type Base = Pick<OpenedProgram, 'title' | 'pageUrl' | 'version' | 'base'> & {note?: string};

async function readDemo(version: PlaygroundVersion, id: string): Promise<Base | undefined> {
  const demo = version.demos.find((one) => one.id === id);
  if (!demo) {
    return undefined;
  }
  const {title, pageUrl, files} = JSON.parse(await fetchText(demo.src)) as DemoData;
  return {title, pageUrl, version, base: files.map(({name, text}) => ({name, text}))};
}

/** A block of code of a page. */
async function readPageProgram(version: PlaygroundVersion, key: string): Promise<Base | undefined> {
  const programs = JSON.parse(await fetchText(version.programsUrl)) as Record<string, PageProgram>;
  const program = Object.hasOwn(programs, key) ? programs[key] : undefined;
  return program && {title: program.title, pageUrl: program.pageUrl, version, base: program.files};
}

/** A block of code of a page with what it takes for granted. */
async function readPageFragment(version: PlaygroundVersion, key: string): Promise<Base | undefined> {
  const url = version.fragmentsUrls[Number.parseInt(key.charAt(0), 16)];
  const fragments = url === undefined ? {} : (JSON.parse(await fetchText(url)) as Record<string, PageFragment>);
  const fragment = Object.hasOwn(fragments, key) ? fragments[key] : undefined;
  return (
    fragment && {
      title: fragment.title,
      pageUrl: fragment.pageUrl,
      version,
      base: fragmentFiles(fragment.code, fragment),
    }
  );
}

async function readStart(version: PlaygroundVersion, note?: string): Promise<Base> {
  const start = (await readDemo(version, startDemo)) ?? {
    title: 'Program',
    version,
    base: [{name: 'index.ts', text: ''}],
  };
  return {...start, ...(note !== undefined && {note: `${note} Here is the first demo instead.`})};
}

async function readBase(
  {versions}: PlaygroundData,
  {demo, program, fragment, version: asked, code}: PlayAddress,
  version: PlaygroundVersion,
): Promise<Base> {
  if (code !== undefined) {
    try {
      const shared = await decodeProgram(code);
      const written = versions.find(({label}) => label === (asked ?? shared.version)) ?? version;
      return {title: shared.title || 'Shared program', version: written, base: shared.files, note: sandboxNote};
    } catch (error) {
      if (error instanceof ProgramCodeError) {
        return readStart(version, error.message);
      }
      throw error;
    }
  }
  if (program !== undefined) {
    const note = `The pages of ${version.label} no longer have the program of the link.`;
    return (await readPageProgram(version, program)) ?? readStart(version, note);
  }
  if (fragment !== undefined) {
    const note = `The pages of ${version.label} no longer have the code of the link.`;
    return (await readPageFragment(version, fragment)) ?? readStart(version, note);
  }
  if (demo === undefined) {
    return readStart(version);
  }
  return (await readDemo(version, demo)) ?? readStart(version, `There is no demo "${demo}" in ${version.label}.`);
}

/**
 * Opens what an address asks for, with the edits that the tab has kept of it.
 *
 * @throws when something cannot be loaded
 */
export async function openProgram(data: PlaygroundData, address: PlayAddress): Promise<OpenedProgram> {
  const [latest] = data.versions;
  const version = data.versions.find(({label}) => label === address.version) ?? latest;
  if (!version) {
    throw new Error('The playground has no version of the library.');
  }
  const isUnknown = address.version !== undefined && version.label !== address.version;
  const {note, ...opened} = await readBase(data, address, version);
  const notes = [
    ...(isUnknown ? [`There is no version "${address.version}" here. This is ${version.label}.`] : []),
    ...(note === undefined ? [] : [note]),
  ];
  const draft = keptDraft(addressOf(address));
  if (draft) {
    return {...opened, files: draft, notes, isDraft: true};
  }
  const edits = address.edits === undefined ? [] : await editsIn(address.edits);
  if (address.edits !== undefined && edits.length === 0) {
    return {
      ...opened,
      files: opened.base,
      notes: [...notes, 'The edits in the link are damaged, so they are left out.'],
    };
  }
  const files = opened.base.map((file) => edits.find(({name}) => name === file.name) ?? file);
  return {...opened, files, notes: edits.length > 0 ? [...notes, sandboxNote] : notes};
}
