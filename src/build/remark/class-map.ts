import path from 'node:path';
import type {ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {drawingFile, readMapDrawing} from '../reference/class-map/drawing';
import {type ClassMap, type MapNode, type Relation, areas, classMapOf} from '../reference/class-map/map';
import {attributeOf, plusBadge} from '../content/jsx';
import {bulletList, inlineCode, link, listItem, paragraph, text} from '../content/nodes';
import {pageFiles, readPage} from '../content/pages';
import type {Project} from '../content/project';
import {mapProblems} from '../reference/class-map/problems';
import {fileLink, relativeLink} from '../reference/file-links';
import {dependsOn} from '../reference/dependencies';
import {pageOfFile} from '../reference/page-of-file';
import type {VersionPages} from '../reference/version-pages';
import {replaceElements} from './replace-elements';

/** The page that the map is made for. */
type On = {pages: VersionPages; from: string; map: ClassMap};

/**
 * The address of a part's page.
 *
 * @throws when no page describes the part
 */
function addressOf(id: string, {pages, from, map}: On): string {
  const at = map.nodes.find((node) => node.id === id)?.at;
  const address = at
    ? relativeLink(from, {file: `${pages.version.folder}/${at.file}`, anchor: at.anchor})
    : fileLink(pages, from, id);
  if (!address) {
    throw new Error(`${from}: no page describes ${id}, which is on the map of the classes.`);
  }
  return address;
}

const linkTo = (id: string, on: On): PhrasingContent =>
  link(addressOf(id, on), on.pages.api.symbols.has(id) ? inlineCode(id) : text(id));

/** A namespace holds classes that extend another one; it extends nothing itself. */
const isClass = (id: string, {pages}: On): boolean => pages.api.symbols.get(id)?.kind === 'class';

/** Names with "and" before the last. */
const joined = (names: readonly PhrasingContent[]): PhrasingContent[] =>
  names.flatMap((name, index) => (index === 0 ? [name] : [text(index === names.length - 1 ? ' and ' : ', '), name]));

/** What a part extends, in one sentence, and each other relation in one of its own. */
function relationItems(id: string, on: On): ListItem[] {
  const own = on.map.relations.filter(({from}) => from === id);
  const bases = own.filter(({kind}) => kind === 'extends').map(({to}) => linkTo(to, on));
  const verb = isClass(id, on) ? 'Extends ' : 'Classes in it extend ';
  const others = own.filter(({kind}) => kind !== 'extends');
  const sentenceOf = ({kind, to, means}: Relation): Paragraph =>
    paragraph(text(`${kind.charAt(0).toUpperCase()}${kind.slice(1)} `), linkTo(to, on), text(`. ${means}`));
  const sentences = [
    ...(bases.length > 0 ? [paragraph(text(verb), ...joined(bases), text('.'))] : []),
    ...others.map(sentenceOf),
  ];
  return sentences.map((sentence) => listItem([sentence]));
}

/** A part with what it does, and how it is related to others. */
function itemOf({id, does, isPlus}: MapNode, on: On): ListItem {
  const relations = relationItems(id, on);
  const lead = paragraph(linkTo(id, on), ...(isPlus ? plusBadge() : []), text(` ${does}`));
  return listItem([lead, ...(relations.length > 0 ? [bulletList(relations)] : [])]);
}

/** The parts of an area, in words. */
function listOf(area: string | undefined, on: On): RootContent {
  const known = areas.find((each) => each === area);
  if (!known) {
    throw new Error(`${on.from}: ClassMapList of="${area ?? ''}": no such area. There are: ${areas.join(', ')}.`);
  }
  return bulletList(on.map.nodes.filter((node) => node.area === known).map((node) => itemOf(node, on)));
}

/**
 * Replaces `<ClassMap />` by the drawing of the classes of the page's version, and
 * `<ClassMapList of="data" />` by the same in words.
 *
 * @throws when a part has no page, or there is no such area
 */
export function classMaps(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, ['ClassMap', 'ClassMapList'], (element) => {
      if (element.children.length > 0) {
        return undefined;
      }
      const {pages, from} = pageOfFile(project, file);
      const {name} = pages.version;
      const on = {pages, from, map: classMapOf(name)};
      const places = new Set(on.map.nodes.flatMap(({at}) => (at ? [`${pages.version.folder}/${at.file}`] : [])));
      const files = pageFiles(name, project).filter((each) => places.has(each));
      dependsOn(project, file, ...files.map((each) => path.join(project.dir, each)));
      const problems = mapProblems(
        on.map,
        pages,
        files.map((each) => readPage(each, project)),
      );
      if (problems.length > 0) {
        throw new Error(`${from}: the map of the classes is wrong:\n${problems.join('\n')}`);
      }
      if (element.name === 'ClassMapList') {
        return listOf(attributeOf(element, 'of'), on);
      }
      dependsOn(project, file, drawingFile(project.dir, name));
      return readMapDrawing(project.dir, name, (id) => addressOf(id, on));
    });
  };
}
