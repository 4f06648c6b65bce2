import type {Effect, Step} from '../../src/site/demos/demo';

/** A drag that begins at a point of an element, and ends by an offset, or at a point of another one. */
export type Pull = {pull: string; from: [number, number]; by?: [number, number]; to?: string; at?: [number, number]};

/** What a reader does with a recipe that runs, and what there is to see then. */
export type RecipeCheck = {
  steps?: (Step | Pull)[];
  /** Beside attributes, texts and counts: `css:` and the name of a property, and `appears`. `console` is the one below the diagram. */
  see: Effect;
};

const cell = (id: string, selector?: string): string =>
  `[model-id=${id}]${selector ? ` [joint-selector=${selector}]` : ''}`;
const port = (id: string, name: string): string => `[model-id=${id}] .joint-port [port="${name}"]`;

const layers = '.joint-layers';
const links = '.joint-link';
const cells = '.joint-cells-layer';
const moved: Effect = {of: layers, what: 'transform'};
const linePath: Effect = {of: cell('link', 'line'), what: 'd'};
const says = (becomes: string): Effect => ({of: 'console', what: 'text', becomes});
const counts = (of: string, becomes: number): Effect => ({of, what: 'count', becomes});
const dragElement = (x: number, y: number): Step => ({drag: cell('element'), by: [x, y]});
const place = (becomes?: string): Effect => ({of: cell('element'), what: 'transform', ...(becomes && {becomes})});
/** Beside the text of an element, where it is a magnet. */
const edge: [number, number] = [8, 8];

/** The checks by the anchor of the recipe. Each is carried out without the code of the recipe, too: then nothing must be seen. */
export const recipeChecks: Record<string, RecipeCheck> = {
  'wheel-zoom': {steps: [{wheel: '#paper', by: [0, -100]}], see: moved},
  pan: {steps: [{drag: '#paper', by: [30, 20]}], see: moved},
  fit: {see: moved},
  center: {see: {...moved, becomes: '0.6'}},
  'scroll-to-element': {see: moved},
  'reset-view': {see: {...moved, becomes: 'matrix(1,0,0,1,0,0)'}},
  glide: {see: moved},
  'read-only': {steps: [dragElement(40, 20)], see: place('translate(110,170)')},
  grid: {steps: [dragElement(13, 7)], see: place('translate(120,180)')},
  'label-size': {see: {of: cell('element', 'label'), what: 'css:font-size', becomes: '23.3'}},
  'remove-paper': {see: counts('.joint-paper', 0)},
  'under-pointer': {steps: [{hover: cell('element')}], see: says('element')},
  'right-click': {steps: [{rightclick: cell('element')}], see: says('element')},
  'button-in-shape': {steps: [{click: cell('element', 'label')}], see: says('pressed element')},
  'hover-color': {
    steps: [{hover: cell('element')}],
    see: {of: cell('element', 'body'), what: 'fill', becomes: '#fde68a'},
  },
  cursor: {see: {of: cell('element'), what: 'css:cursor', becomes: 'grab'}},
  coordinates: {steps: [{hover: '#paper'}], see: says(' ')},
  tooltip: {see: counts(`${cell('element')} title`, 1)},
  'drag-handle': {steps: [{pull: cell('element'), from: edge, by: [30, 10]}], see: place('translate(110,170)')},
  'one-axis': {steps: [dragElement(30, 40)], see: place('translate(140,170)')},
  'keep-inside': {steps: [dragElement(-300, 0)], see: place('translate(0,170)')},
  // Beside the box "target": it ends at 114 px, and the drag has steps of 10 px.
  'no-overlap': {steps: [dragElement(70, -80)], see: place('translate(180,120)')},
  'move-linked': {
    steps: [dragElement(30, 10)],
    see: {of: cell('source'), what: 'transform', becomes: 'translate(50,40)'},
  },
  'lock-element': {steps: [dragElement(30, 10)], see: place('translate(110,170)')},
  'drag-end': {steps: [dragElement(30, 10)], see: says('element')},
  'user-changes': {steps: [dragElement(30, 10)], see: says('moved by the user: element')},
  'mind-map-keys': {
    steps: [{click: cell('target')}, {press: 'Tab'}, {press: 'Enter'}],
    see: counts('.joint-element', 5),
  },
  'select-one': {steps: [{click: cell('element')}], see: counts('.joint-highlight-mask', 1)},
  batch: {see: place('translate(40,170)')},
  'to-front': {see: {of: `${cells} > :last-child`, what: 'model-id', becomes: 'element'}},
  'scale-group': {see: {of: cell('element', 'body'), what: 'width', becomes: '400'}},
  heal: {see: counts(links, 1)},
  'rotate-group': {see: place()},
  'keep-links': {see: counts(links, 2)},
  'change-look': {see: {of: cell('element', 'label'), what: 'text', becomes: 'Approved'}},
  'wrap-text': {see: counts(`${cell('element')} tspan`, 2)},
  'fit-text': {see: {of: cell('element', 'body'), what: 'width'}},
  hide: {see: {of: cell('element'), what: 'css:display', becomes: 'none'}},
  group: {
    steps: [{pull: cell('source'), from: [4, 4], by: [-20, 30]}],
    see: {of: cell('target'), what: 'transform', becomes: 'translate(200,100)'},
  },
  'drop-into': {
    steps: [
      {drag: cell('element'), to: cell('container')},
      {pull: cell('container'), from: edge, by: [30, 0]},
    ],
    see: place(),
  },
  'own-data': {see: says('Ada')},
  'drill-down': {steps: [{doubleclick: cell('element')}], see: counts('.joint-cell', 0)},
  'one-link-per-port': {
    steps: [{drag: port('element', 'out-1'), to: port('target', 'in-1')}],
    see: counts(links, 3),
  },
  'out-to-in': {steps: [{drag: port('element', 'out-1'), to: port('source', 'out-1')}], see: counts(links, 3)},
  'port-look': {see: {of: port('element', 'in-1'), what: 'fill', becomes: '#fbbf24'}},
  'hidden-ports': {see: {of: '.joint-port', what: 'css:opacity', becomes: '0'}},
  'port-click': {steps: [{click: port('element', 'in-1')}], see: says('in-1')},
  'svg-parts': {see: {of: '[joint-selector=reading]', what: 'text', becomes: '%'}},
  connect: {see: counts(links, 3)},
  'insert-on-link': {steps: [dragElement(10, -120)], see: counts(links, 2)},
  'insert-button': {steps: [{pull: cell('source'), from: [148, 42], by: [0, 0]}], see: counts(links, 2)},
  'offer-on-drop': {
    steps: [{pull: cell('target'), from: edge, by: [160, 60]}, {press: 'Enter'}],
    see: counts('.joint-element', 4),
  },
  'no-duplicates': {
    steps: [{pull: cell('source'), from: edge, to: cell('target'), at: edge}],
    see: counts(links, 3),
  },
  'no-loose-ends': {steps: [{pull: cell('target'), from: edge, by: [160, 60]}], see: counts(links, 3)},
  'no-cycles': {steps: [{pull: cell('target'), from: edge, to: cell('source'), at: edge}], see: counts(links, 3)},
  'on-connect': {steps: [{pull: cell('source'), from: edge, to: cell('target'), at: edge}], see: says('target')},
  'connect-nearest': {steps: [dragElement(60, -30)], see: counts(links, 2)},
  bundle: {see: {of: `${cells} > :last-child`, what: 'text', becomes: '3'}},
  'label-overlap': {see: {of: `${cell('link')} .label`, what: 'transform'}},
  'avoid-elements': {see: linePath},
  'curved-or-dashed': {see: {of: cell('link', 'line'), what: 'stroke-dasharray', becomes: '6 4'}},
  'parallel-links': {see: linePath},
  'moving-dashes': {see: {of: cell('link', 'line'), what: 'css:animation-name', becomes: 'flow'}},
  arrowhead: {see: {of: cell('link', 'line'), what: 'marker-start', becomes: 'url('}},
  label: {see: {of: `${cell('link')} text`, what: 'text', becomes: 'no'}},
  'delete-button': {steps: [{hover: cell('link', 'wrapper')}], see: counts('.joint-tool', 1)},
  behind: {see: {of: `${cells} > :first-child`, what: 'model-id', becomes: 'link'}},
  'fixed-side': {see: linePath},
  reroute: {steps: [dragElement(10, -120)], see: linePath},
  token: {see: {of: 'circle[r="6"]', what: 'appears', becomes: 'yes'}},
  autosave: {steps: [dragElement(30, 10)], see: says('"cells"')},
  'many-updates': {see: {of: cell('element', 'body'), what: 'fill', becomes: '#fde68a'}},
  'replace-all': {see: counts(cell('element'), 0)},
  version: {see: says('4.1')},
};
