export type Kind = 'service' | 'library' | 'job';

/** One module of a program, with its place in the map. */
export type Module = {id: string; kind: Kind; name: string; area: string; x: number; y: number};

/** One module uses another. */
export type Use = {from: string; to: string};

/** Where an area has its title. */
export type Title = {text: string; x: number; y: number};

export type ModuleMap = {modules: Module[]; uses: Use[]; titles: Title[]};

const words = (text: string): string[] => text.split(' ');
const areas = words(
  'Accounts Alerts Audit Billing Booking Catalog Chat Checkout Coupons Delivery Exports Fraud Gifts Identity Imports ' +
    'Invoices Loyalty Media Orders Partners Payments Prices Profiles Ratings Refunds Reports Search Stock Support Taxes',
);
const nouns = words('cache rules queue index store feed forms limits events tokens');
const verbs = words('read check sync merge send');
const kinds: Kind[] = ['service', 'service', 'service', 'library', 'library', 'job'];
const [areaColumns, stepX, stepY, gapX, gapY] = [6, 208, 72, 1160, 880];

/** 30 areas with 50 modules each, and 2,000 uses. The same seed gives the same map. */
export function makeModules(seed: number): ModuleMap {
  const random = makeRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const modules: Module[] = [];
  const titles: Title[] = [];
  for (const [index, area] of areas.entries()) {
    const [left, top] = [(index % areaColumns) * gapX, Math.floor(index / areaColumns) * gapY];
    titles.push({text: area, x: left, y: top - 28});
    for (const [column, verb] of verbs.entries())
      for (const [row, noun] of nouns.entries()) {
        const [x, y] = [left + column * stepX, top + row * stepY];
        modules.push({id: idOf(index, column, row), kind: kinds[below(6)], name: `${verb}-${noun}`, area, x, y});
      }
  }
  const uses = new Map<string, Use>();
  const add = (from: string, to: string) => uses.set(`${from}:${to}`, {from, to});
  // [1]
  const nearRow = (row: number) => Math.max(0, Math.min(nouns.length - 1, row + below(3) - 1));
  const lastColumn = verbs.length - 1;
  while (uses.size < 1800) {
    const [index, column, row] = [below(areas.length), below(lastColumn), below(nouns.length)];
    add(idOf(index, column, row), idOf(index, column + 1, nearRow(row)));
  }
  while (uses.size < 2000) {
    const [index, row] = [below(areas.length), below(nouns.length)];
    if (index % areaColumns < areaColumns - 1) add(idOf(index, lastColumn, row), idOf(index + 1, 0, nearRow(row)));
  }
  return {modules, uses: [...uses.values()], titles};
}

function idOf(area: number, column: number, row: number): string {
  return `${areas[area]}-${verbs[column]}-${nouns[row]}`.toLowerCase();
}

/** Random numbers from 0 to 1 that depend on nothing but the seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/*
[1] A module uses modules of the next column, or of the next area, in its own row or in
    one beside it. Short lines are easy to follow, and few of them cross a view.
*/
