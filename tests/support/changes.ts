const addOptions = (text: string): string => `${text}\n## Types\n\n### \`Options\`\n\nText.\n`;
const deprecateClear = (text: string): string =>
  text.replace('{"path":"dia.Graph.clear"', '{"deprecated":true,"path":"dia.Graph.clear"');

function addCorrection(text: string): string {
  const wrong = {kind: 'wrong type', actual: 'x', note: 'A planted note.', file: 'x', evidence: 'x', declared: 'x'};
  const known = JSON.parse(text) as {symbol: string}[];
  const all = [...known, {symbol: 'dia.Graph.getCells', ...wrong}];
  return JSON.stringify(all.sort((a, b) => (a.symbol < b.symbol ? -1 : 1)));
}

/**
 * What pages of the small site are made of besides their own file: how it
 * changes, and what shows on which page then.
 */
export const changes = [
  {kind: 'a heading', file: 'docs/api/graph.mdx', edit: addOptions, page: 'api/cell', shows: /graph#Options["> ]/},
  {
    kind: 'a demo',
    file: 'docs/_demos/start/hello/README.md',
    edit: (text: string) => text.replace(/^title: .*$/m, 'title: Another title'),
    page: 'demo',
    shows: /Live demo: Another title/,
  },
  {
    kind: 'a drawing',
    file: 'docs/drawing.svg',
    edit: (text: string) => text.replace('first', 'second'),
    page: 'drawing',
    shows: /second drawing/,
  },
  {
    kind: 'a report',
    file: 'docs/_api/joint-core.jsonl',
    edit: deprecateClear,
    page: 'api/graph',
    shows: />deprecated</,
  },
  {
    kind: 'a correction',
    file: 'docs/_api/corrections.json',
    edit: addCorrection,
    page: 'api/graph',
    shows: /A planted note\./,
  },
];
