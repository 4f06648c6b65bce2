import {dia} from 'joint-core-4.1';
import {
  type ClassMap,
  type MapNode,
  type Relation,
  type RelationKind,
  areaNames,
  areas,
  relationKinds,
} from '../../../build/reference/class-map/map';
import {type LineEnd, lineEnds, places} from './places';

/** The sizes of boxes and of the space between them, in px. */
const size = {width: 142, height: 34, columnGap: 32, rowGap: 24, margin: 2};
const step = {x: size.width + size.columnGap, y: size.height + size.rowGap};

const Box = dia.Element.define('map.Box', {});
const Line = dia.Link.define('map.Line', {});

/** A text in the middle of a box that begins at `y`. */
const textOf = (textContent: string, y: number): dia.MarkupNodeJSON => ({
  tagName: 'text',
  attributes: {x: size.width / 2, y: y + size.height / 2 + 4.5},
  textContent,
});

/** A box with the names of parts, each of which is a link to its page. */
function boxOf(parts: readonly MapNode[]): dia.Element {
  const {id, area, isPlus} = parts[0]!;
  const place = places[id];
  if (!place) {
    throw new Error(`${id} has no place on the map.`);
  }
  const height = size.height * parts.length;
  const rectOf = (y: number, high: number): dia.MarkupNodeJSON => ({
    tagName: 'rect',
    attributes: {y, width: size.width, height: high, rx: 6},
  });
  const links = parts.map((part, index): dia.MarkupNodeJSON => {
    const y = index * size.height;
    const title = {tagName: 'title', textContent: `${part.id} ${part.does}`};
    return {
      tagName: 'a',
      attributes: {'data-part': part.id},
      children: [title, rectOf(y, size.height), textOf(part.id, y)],
    };
  });
  const className = `class-map__box class-map__${area}${isPlus ? ' class-map__plus' : ''}`;
  return new Box({
    id,
    position: {x: place[0] * step.x, y: place[1] * step.y},
    size: {width: size.width, height},
    markup: [{tagName: 'g', className, children: [{...rectOf(0, height), selector: 'body'}, ...links]}],
  });
}

/** The shapes at the ends of lines, which the part has that is extended, drawn or used, or that contains the other. */
const arrows: Readonly<Record<RelationKind, {at: 'sourceMarker' | 'targetMarker'; d: string}>> = {
  extends: {at: 'targetMarker', d: 'M 11 -5.5 L 1 0 L 11 5.5 Z'},
  contains: {at: 'sourceMarker', d: 'M 1 0 L 7 -4 L 13 0 L 7 4 Z'},
  draws: {at: 'targetMarker', d: 'M 10 -4.5 L 1 0 L 10 4.5 Z'},
  uses: {at: 'targetMarker', d: 'M 9 -4.5 L 1 0 L 9 4.5'},
};

/** How a line of a kind looks. */
function lookOf(kind: RelationKind): Pick<dia.Link.Attributes, 'markup' | 'attrs'> {
  const {at, d} = arrows[kind];
  const markup: dia.MarkupJSON = [{tagName: 'path', className: `class-map__end class-map__${kind}`, attributes: {d}}];
  return {
    markup: [{tagName: 'path', selector: 'line', className: `class-map__line class-map__${kind}`}],
    attrs: {line: {connection: true, [at]: {markup}}},
  };
}

const nameOf = ({from, kind, to}: Relation): string => `${from} ${kind} ${to}`;

/** Whether a line needs no corner. */
function isStraight({from, to}: Relation, [side, offset = 0]: LineEnd, [, otherOffset = 0]: LineEnd): boolean {
  const axis = side === 'left' || side === 'right' ? 1 : 0;
  return places[from]?.[axis] === places[to]?.[axis] && offset === otherOffset;
}

/** A line with right angles from one side of a box to a side of another one. */
function lineOf(relation: Relation): dia.Link {
  const [from, to] = lineEnds[nameOf(relation)] ?? [['left'], ['right']];
  const isUpright = (side: LineEnd[0]): boolean => side === 'top' || side === 'bottom';
  const endOf = (id: string, [side, offset = 0]: LineEnd) => ({
    id,
    // Texts would count, too, and their size depends on the fonts.
    magnet: 'body',
    anchor: {name: side, args: {[isUpright(side) ? 'dx' : 'dy']: offset}},
    connectionPoint: {name: 'anchor'},
  });
  const margin = (isUpright(from[0]) ? size.rowGap : size.columnGap) / 2;
  const isFlat = from[0] !== to[0] && isUpright(from[0]) === isUpright(to[0]) && isStraight(relation, from, to);
  return new Line({
    source: endOf(relation.from, from),
    target: endOf(relation.to, to),
    router: isFlat
      ? {name: 'normal'}
      : {name: 'rightAngle', args: {margin, sourceDirection: from[0], targetDirection: to[0]}},
    connector: {name: 'rounded', args: {radius: 6}},
    ...lookOf(relation.kind),
  });
}

/** A text of the legend beside its sample. */
const noteOf = (x: number, y: number, textContent: string): dia.Element =>
  new Box({
    position: {x, y},
    markup: [{tagName: 'text', className: 'class-map__note', attributes: {y: 4.5}, textContent}],
  });

/** The legend: a sample of each line and of each color, where the drawing has room. */
function legend(): dia.Cell[] {
  const rowOf = (index: number): number => 5 * step.y + 48 + index * 27;
  const lines = relationKinds.flatMap((kind, index): dia.Cell[] => {
    const y = rowOf(index);
    return [new Line({source: {x: 0, y}, target: {x: 48, y}, ...lookOf(kind)}), noteOf(60, y, kind)];
  });
  const samples: readonly (readonly [className: string, text: string])[] = [
    ...areas.map((area) => [area, areaNames[area]] as const),
    ['data class-map__plus', 'only in JointJS+'],
  ];
  const colors = samples.flatMap(([className, text], index): dia.Cell[] => {
    const y = rowOf(index);
    const swatch: dia.MarkupNodeJSON = {tagName: 'rect', attributes: {width: 30, height: 16, rx: 4}};
    const group = {tagName: 'g', className: `class-map__box class-map__${className}`, children: [swatch]};
    return [new Box({position: {x: step.x, y: y - 8}, markup: [group]}), noteOf(step.x + 42, y, text)];
  });
  return [...lines, ...colors];
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The attributes that the drawing needs. The library has others for its own use, and classes of its own. */
const attributes = new Set('d x y width height rx transform data-part orient overflow markerUnits'.split(' '));

/** The name of a kind of line, at the ends of which a shape is. */
const markerName = (kind: string): string => `class-map-${kind}`;

/** A node of the drawing without what only the library needs. */
function cleaned(node: Element, markers: ReadonlyMap<string, string>): Element {
  const copy = document.createElementNS(svgNamespace, node.localName);
  const isOwn = node.getAttribute('class')?.startsWith('class-map');
  for (const {name, value} of node.attributes) {
    if (name.startsWith('marker-')) {
      copy.setAttribute(name, `url(#${markers.get(value)})`);
    } else if (attributes.has(name) || (name === 'class' && isOwn)) {
      copy.setAttribute(name, value);
    }
  }
  const children = [...node.children].map((child) => cleaned(child, markers));
  copy.append(...(children.length > 0 ? children : [node.textContent ?? '']));
  return copy;
}

/** The shapes at the ends of lines, by the reference to them that the library has written, with names that stay. */
function markersOf(svg: SVGSVGElement): {shapes: Element[]; names: Map<string, string>} {
  const names = new Map<string, string>();
  const shapes = [...svg.querySelectorAll('marker')].map((marker) => {
    const kind = relationKinds.find((each) => marker.firstElementChild?.classList.contains(`class-map__${each}`));
    const name = markerName(kind ?? '');
    names.set(`url(#${marker.id})`, name);
    const copy = cleaned(marker, names);
    copy.id = name;
    return copy;
  });
  return {shapes, names};
}

/** What the paper shows, as a drawing that needs no library: lines and legend first, then the boxes in the order of the map. */
function exported(paper: dia.Paper, boxes: readonly dia.Element[]): string {
  const {shapes, names} = markersOf(paper.svg);
  const nodeOf = (cell: dia.Cell): Element => cleaned(paper.findViewByModel(cell).el, names);
  const group = (tagName: string, children: readonly Element[]): Element => {
    const g = document.createElementNS(svgNamespace, tagName);
    g.append(...children.flatMap((child) => ['\n    ', child]), '\n  ');
    return g;
  };
  const others = paper.model.getCells().filter((cell) => !boxes.some((box) => box === cell));
  const areasOfCells = paper.model.getCells().flatMap((cell) => {
    const view = paper.findViewByModel(cell);
    return view instanceof dia.LinkView ? (view.getConnection().bbox() ?? []) : [cell.getBBox()];
  });
  const {x, y, width, height} = areasOfCells
    .reduce((all, area) => all.union(area))
    .inflate(size.margin)
    .round();
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', String(width));
  const parts = [group('defs', shapes), group('g', others.map(nodeOf)), group('g', boxes.map(nodeOf))];
  // The page says the same in words, below the drawing.
  parts[1]?.setAttribute('aria-hidden', 'true');
  svg.append(...parts.flatMap((part) => ['\n  ', part]), '\n');
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/** Draws the map with the library and returns it as SVG. */
function drawMap({nodes, relations}: ClassMap): string {
  const inOneBox = nodes.filter(({area}) => area === 'lines');
  const boxes = [...nodes.filter(({area}) => area !== 'lines').map((node) => [node]), inOneBox].map(boxOf);
  // One line leads to the box with several parts.
  const isDrawn = ({to}: Relation): boolean => !inOneBox.slice(1).some(({id}) => id === to);
  const graph = new dia.Graph({}, {cellNamespace: {map: {Box, Line}}});
  graph.resetCells([...boxes, ...relations.filter(isDrawn).map(lineOf), ...legend()]);
  const el = document.createElement('div');
  document.body.append(el);
  const paper = new dia.Paper({el, model: graph, async: false, cellViewNamespace: {}});
  const drawing = exported(paper, boxes);
  paper.remove();
  return drawing;
}

(window as unknown as {drawMap: typeof drawMap}).drawMap = drawMap;
