/** How a large diagram is drawn. What is left out is as in the plain setup: a synchronous paper, filled with one `resetCells()`. */
export type Setup = {
  /** How the graph is filled. */
  fill?: 'resetCells' | 'addCells' | 'addCell';
  isAsync?: boolean;
  autoFreeze?: boolean;
  /** The paper is frozen while it is filled, and then draws so many updates in a frame. */
  batchSize?: number;
  /** Only what is in the visible area is drawn. The area is stored, or computed for each view. */
  viewport?: 'stored' | 'computed';
  sorting?: 'NONE' | 'EXACT';
  router?: 'manhattan' | 'rightAngle';
  connector?: 'jumpover' | 'rounded' | 'smooth';
  connectionPoint?: 'bbox';
  /** Ports of each element. */
  ports?: number;
  withoutText?: boolean;
  withShadow?: boolean;
};

/** A row of a table: what a reader calls the setup, in Markdown, and the setup. */
export type Row = {id: string; title: string; setup: Setup};

/** A table of the performance guide. All its rows draw as many elements, and as many links. */
export type Comparison = {elements: number; rows: readonly Row[]};

const visibleOnly = {isAsync: true, autoFreeze: true, viewport: 'stored'} as const;

/** Ways to draw the same large diagram. */
const ways: Comparison = {
  elements: 3000,
  rows: [
    {id: 'loop', title: 'synchronous, `addCell()` in a loop', setup: {fill: 'addCell'}},
    {id: 'plain', title: 'synchronous, one `resetCells()`', setup: {}},
    {id: 'async', title: '`async` and `autoFreeze`', setup: {isAsync: true, autoFreeze: true}},
    {
      id: 'batches',
      title: '`async`, frozen, then `unfreeze({ batchSize: 100 })`',
      setup: {isAsync: true, batchSize: 100},
    },
    {
      id: 'computed',
      title: '`async` and a `viewport` that computes the area for each view',
      setup: {isAsync: true, viewport: 'computed'},
    },
    {id: 'viewport', title: '`async`, `autoFreeze` and a `viewport` with a stored area', setup: visibleOnly},
  ],
};

/** What one choice adds to the plain setup. */
const choices: Comparison = {
  elements: 3000,
  rows: [
    {id: 'none', title: 'the plain setup', setup: {}},
    {id: 'no-text', title: 'elements without text', setup: {withoutText: true}},
    {id: 'sorting-none', title: '`sorting: dia.Paper.sorting.NONE`', setup: {sorting: 'NONE'}},
    {id: 'sorting-exact', title: '`sorting: dia.Paper.sorting.EXACT`', setup: {sorting: 'EXACT'}},
    {id: 'bbox', title: 'connection point `bbox`', setup: {connectionPoint: 'bbox'}},
    {id: 'shadow', title: 'a `dropShadow` filter on each element', setup: {withShadow: true}},
    {id: 'ports', title: 'four ports on each element', setup: {ports: 4}},
    {id: 'smooth', title: 'connector `smooth`', setup: {connector: 'smooth'}},
    {id: 'rounded', title: 'connector `rounded`', setup: {connector: 'rounded'}},
    {id: 'jumpover', title: 'connector `jumpover`', setup: {connector: 'jumpover'}},
    {id: 'right-angle', title: 'router `rightAngle`', setup: {router: 'rightAngle'}},
    {id: 'manhattan', title: 'router `manhattan`', setup: {router: 'manhattan'}},
  ],
};

/** The tables of the performance guide. */
export const comparisons = {ways, choices} as const;

export type ComparisonName = keyof typeof comparisons;
