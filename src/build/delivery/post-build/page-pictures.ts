import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {versions, type Version} from '../../../common/versions';
import type {Page} from '../../content/page';
import {readPages} from '../../content/pages';
import type {Project} from '../../content/project';
import {picturePath} from '../../content/picture-path';
import {hashProgram} from '../../files/hash-program';
import {KeptFiles} from '../../files/kept-files';
import {fontOfWeight} from '../../fonts/subset';
import {typefaces} from '../../../site/fonts/typefaces';
import {type Fonts, type Subject, draw} from '../../social/draw';
import {docsPlugins, type FinishedBuild} from './steps';

/** What draws the pictures: when it changes, all are drawn anew. */
const tools = ['src/build/social/draw.ts', 'src/build/fonts/subset.ts'];

/** The part of the site that a page belongs to. */
function sectionOf({file, version}: Page): string {
  const [part = '', folder] = file
    .slice(version.folder.length + 1)
    .split('/')
    .slice(0, -1);
  const section = {api: 'API reference', learn: 'Learn'}[part] ?? 'Documentation';
  return part === 'api' && folder !== undefined ? `${section} · ${folder}` : section;
}

/** What the picture of a page says. */
function subjectOf(page: Page): Subject {
  const {title, description, slug} = page.frontMatter.values;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    title: slug === '/' ? 'Diagrams that people can edit' : text(title),
    section: sectionOf(page),
    version: page.version.label,
    description: text(description),
  };
}

/** Loads the fonts on the first call only, when there is a picture to draw. */
function fontLoader(): () => Promise<Fonts> {
  let fonts: Promise<Fonts> | undefined;
  const load = async (): Promise<Fonts> => {
    const [bold, regular] = await Promise.all([fontOfWeight(typefaces.text, 650), fontOfWeight(typefaces.text, 400)]);
    return {bold, regular};
  };
  return () => (fonts ??= load());
}

const drawPng = (subject: Subject, fonts: Fonts): Promise<Uint8Array> =>
  sharp(Buffer.from(draw(subject, fonts)))
    .png()
    .toBuffer();

/** Pages whose pictures are drawn at the same time: as many as the machine has cores, in most cases. */
const atOnce = 4;

/** The sources of the pages that a build has, relative to the project: a site with pages of its own names no pictures. */
const builtFiles = (plugins: FinishedBuild['plugins']): Set<string> =>
  new Set(
    docsPlugins(plugins).flatMap(([, {loadedVersions}]) =>
      loadedVersions.flatMap(({docs}) => docs.map(({source}) => source.replace(/^@site\//, ''))),
    ),
  );

/**
 * Draws the picture of each page of the build for previews: its title, where it belongs, its
 * version and its description. What a picture says is the name of the kept file.
 */
export async function drawPagePictures(
  project: Project,
  {outDir, plugins, siteDir}: Pick<FinishedBuild, 'outDir' | 'plugins' | 'siteDir'>,
): Promise<void> {
  const built = builtFiles(plugins);
  const ownVersions = (versions as readonly Version[]).filter(({folder}) =>
    [...built].some((file) => file.startsWith(`${folder}/`)),
  );
  const all = ownVersions.flatMap(({name}) => readPages(name, project));
  const pages = all.filter(({file}) => built.has(file));
  if (pages.length === 0) {
    return;
  }
  const kept = new KeptFiles(path.join(siteDir, '.cache/page-pictures'));
  const toolsHash = hashProgram(siteDir, tools, [
    'package-lock.json',
    'src/build/delivery/post-build/page-pictures.ts',
  ]);
  const loadFonts = fontLoader();
  const next = pages.values();
  const work = async (): Promise<void> => {
    for (const page of next) {
      const subject = subjectOf(page);
      const hash = createHash('sha256')
        .update(JSON.stringify([subject, toolsHash]))
        .digest('hex')
        .slice(0, 32);
      const target = path.join(outDir, picturePath(page.file, page.version));
      await fs.mkdir(path.dirname(target), {recursive: true});
      await kept.write(`${hash}.png`, target, async () => drawPng(subject, await loadFonts()));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  // A build of some pages leaves the pictures of the others for the next one.
  if (ownVersions.length === versions.length && pages.length === all.length) {
    await kept.deleteUnused();
  }
  console.log(`Drew or copied pictures of ${pages.length} pages.`);
}
