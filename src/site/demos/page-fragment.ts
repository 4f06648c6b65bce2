import type {DemoFile} from './demo';

/** The names that code on pages uses without declaring them: those of `_api/code-context.d.ts`. */
export const contextNames = [
  'graph',
  'paper',
  'cell',
  'element',
  'rect',
  'source',
  'target',
  'link',
  'cellView',
  'elementView',
  'linkView',
] as const;

export type ContextName = (typeof contextNames)[number];

/** How a block of code of a page that is no whole program becomes one. */
export type FragmentUse = {
  /** What it uses without declaring it. `showGraph` makes a paper for a graph that the code makes without one. */
  uses: readonly (ContextName | 'showGraph')[];
  /** A statement after the code, which shows what the code only makes. */
  end?: string;
};

/** A block of code of a page that is no whole program. */
export type PageFragment = FragmentUse & {
  /** The title of the page. */
  title: string;
  pageUrl: string;
  code: string;
};

/** Does code put cells into a graph by itself? */
export const drawsCells = (code: string): boolean =>
  /\.(?:addTo|addCells?|addElements?|addLinks?|resetCells|syncCells|fromJSON)\(/.test(code);

/** Does code make a paper? */
export const makesPaper = (code: string): boolean => /\bnew (?:dia\.)?Paper\(/.test(code);

/** The elements, with their places. */
const boxes = {
  source: [40, 40],
  target: [280, 40],
  element: [160, 150],
  rect: [40, 240],
  cell: [280, 240],
} as const;

type BoxName = keyof typeof boxes;

const boxTypes: Partial<Record<BoxName, string>> = {rect: 'shapes.standard.Rectangle', cell: 'dia.Cell'};

/** The views, each with the cell that it shows, and how it is found. */
const views = {
  cellView: ['cell', 'cell.findView(paper)'],
  elementView: ['element', 'paper.findViewByModel<dia.ElementView>(element)'],
  linkView: ['link', 'paper.findViewByModel<dia.LinkView>(link)'],
} as const;

const isBox = (name: string): name is BoxName => Object.hasOwn(boxes, name);
const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name);

const paperOptions = (indent: string): string =>
  [
    "el: document.getElementById('paper'),",
    'model: graph,',
    "width: '100%',",
    'height: 320,',
    'async: false,',
    'cellViewNamespace: shapes,',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');

const boxFunction = `function box(id: string, x: number, y: number): shapes.standard.Rectangle {
  return new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 100, height: 50},
    attrs: {body: {fill: '#ffffff', stroke: '#5d6b80', rx: 6, ry: 6}, label: {text: id, fill: '#1c2430'}},
  });
}
`;

const showGraph = `// The page has the graph, and this is a paper for it.
export function showGraph(graph: dia.Graph): void {
  new dia.Paper({
${paperOptions('    ')}  });
}
`;

/** The cells that are in the diagram. */
function cellsFor(code: string, uses: FragmentUse['uses']): Set<BoxName | 'link'> {
  const cells = new Set<BoxName | 'link'>();
  for (const name of uses) {
    const cell = isView(name) ? views[name][0] : name;
    if (cell === 'link' || isBox(cell)) {
      cells.add(cell);
    }
  }
  if (cells.size === 0 && !drawsCells(code)) {
    cells.add('link');
  }
  return cells.has('link') ? new Set([...(['source', 'target'] as const), ...cells]) : cells;
}

/** The module that has what a block uses without declaring it. */
function diagramOf(code: string, {uses, end}: FragmentUse): string {
  if (uses.includes('showGraph') && uses.length === 1) {
    return `import {dia, shapes} from '@joint/core';\n\n${showGraph}`;
  }
  const cells = cellsFor(`${code}\n${end ?? ''}`, uses);
  const ofCells = [...cells].filter(isBox);
  const viewed = uses.filter(isView);
  const hasPaper = uses.includes('paper') || viewed.length > 0 || !(makesPaper(code) || uses.includes('showGraph'));
  const parts = [
    `import {dia, shapes} from '@joint/core';\n`,
    `// What the code of the page uses without declaring it.\nexport const graph = new dia.Graph({}, {cellNamespace: shapes});\n`,
    ...(hasPaper ? [`export const paper = new dia.Paper({\n${paperOptions('  ')}});\n`] : []),
    ...(uses.includes('showGraph') ? [showGraph] : []),
    ...(ofCells.length > 0
      ? [
          boxFunction,
          ofCells
            .map((name) => {
              const [x, y] = boxes[name];
              return `export const ${name}: ${boxTypes[name] ?? 'dia.Element'} = box('${name}', ${x}, ${y});\n`;
            })
            .join(''),
        ]
      : []),
    ...(cells.has('link')
      ? [
          `export const link: dia.Link = new shapes.standard.Link({
  id: 'link',
  source: {id: 'source'},
  target: {id: 'target'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
});\n`,
        ]
      : []),
    ...(cells.size > 0 ? [`graph.addCells([${[...cells].join(', ')}]);\n`] : []),
    ...(viewed.length > 0 ? [viewed.map((name) => `export const ${name} = ${views[name][1]};\n`).join('')] : []),
  ];
  return parts.join('\n');
}

/**
 * The files with which a block opens in the playground: its code, to the letter, and the diagram that it takes for
 * granted. A name that the code declares is not imported, so that the two never collide.
 */
export function fragmentFiles(code: string, use: FragmentUse): DemoFile[] {
  const {uses, end} = use;
  const head = uses.length > 0 ? `import {${uses.join(', ')}} from './diagram';\n\n` : '';
  const tail = end === undefined ? '' : `\n// Not on the page: shows what the code has made.\n${end}\n`;
  return [
    {name: 'index.ts', text: `${head}// The code of the page begins here.\n${code}\n${tail}`},
    ...(uses.length > 0 ? [{name: 'diagram.ts', text: diagramOf(code, use)}] : []),
  ];
}
