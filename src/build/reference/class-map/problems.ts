import path from 'node:path';
import {parentPath} from '../../api-model/model';
import type {VersionApi} from '../../api-model/load';
import type {Page} from '../../content/page';
import {type VersionPages, findSymbol} from '../version-pages';
import type {ClassMap, MapNode} from './map';

/** Whether a page has what a part says of its place. */
function isDescribed({id, at}: MapNode, pages: VersionPages, all: readonly Page[]): boolean {
  if (!at) {
    return findSymbol(pages, id) !== undefined;
  }
  const page = all.find(({file}) => file === path.posix.join(pages.version.folder, at.file));
  return (
    page !== undefined && (at.anchor === undefined || page.content.headings.some(({anchor}) => anchor === at.anchor))
  );
}

/** The nearest base classes of a class that are on the map, as its declaration and those of its bases say. */
function basesOf(symbol: string, self: MapNode, {nodes}: ClassMap, api: VersionApi): MapNode[] {
  return (api.symbols.get(symbol)?.extends ?? []).flatMap((base) => {
    const node = nodes.find(({id, declaredAs}) => id === base || declaredAs === base);
    return node && node !== self ? [node] : basesOf(base, self, {nodes, relations: []}, api);
  });
}

/** What a part extends by its declarations. A namespace extends what its classes do, if that is in the same area. */
function declaredBases(node: MapNode, map: ClassMap, api: VersionApi): Set<string> {
  if (api.symbols.get(node.id)?.kind === 'class') {
    return new Set(basesOf(node.id, node, map, api).map(({id}) => id));
  }
  const classes = [...api.symbols.values()].filter(
    ({kind, path: each}) => kind === 'class' && parentPath(each) === node.id,
  );
  const bases = classes.flatMap(({path: each}) => basesOf(each, node, map, api));
  return new Set(bases.filter(({area}) => area === node.area).map(({id}) => id));
}

function inheritanceProblems(node: MapNode, map: ClassMap, api: VersionApi): string[] {
  const declared = declaredBases(node, map, api);
  const drawn = map.relations.filter(({from, kind}) => from === node.id && kind === 'extends').map(({to}) => to);
  return [
    ...drawn.filter((id) => !declared.has(id)).map((id) => `${node.id} extends ${id}: the declarations don't say so`),
    ...[...declared]
      .filter((id) => !drawn.includes(id))
      .map((id) => `${node.id} extends ${id} by its declaration, but not on the map`),
  ];
}

/** The classes of `dia` that have a page of their own. */
const diagramClasses = ({pages, api}: VersionPages): string[] =>
  pages
    .flatMap(({subjects}) => subjects.slice(0, 1))
    .filter((symbol) => parentPath(symbol) === 'dia' && api.symbols.get(symbol)?.kind === 'class');

/**
 * Compares a map with the declarations and the pages of its version.
 *
 * @param all - the pages of the version that parts of the map name as their places, at the least
 * @returns what is wrong, one line for each fault
 */
export function mapProblems(map: ClassMap, pages: VersionPages, all: readonly Page[]): string[] {
  const ids = new Set(map.nodes.map(({id}) => id));
  const ends = map.relations.flatMap(({from, kind, to}) =>
    [from, to].filter((id) => !ids.has(id)).map((id) => `${from} ${kind} ${to}: ${id} is not on the map`),
  );
  return [
    ...map.nodes.filter((node) => !isDescribed(node, pages, all)).map(({id}) => `${id}: no page describes it`),
    ...map.nodes.flatMap((node) => inheritanceProblems(node, map, pages.api)),
    ...ends,
    ...map.relations
      .filter(({kind, means}) => (kind === 'extends') !== (means === undefined))
      .map(({from, kind, to}) => `${from} ${kind} ${to}: a sentence is needed, except for "extends"`),
    ...diagramClasses(pages)
      .filter((id) => !ids.has(id))
      .map((id) => `${id} has a page, but is not on the map`),
  ];
}
