import type {DemoFile} from '@site/src/site/demos/demo';

/** What the program of a recipe is made of. */
type Parts = {
  /** The code of the page. Empty for a recipe that is a style sheet. */
  code: string;
  css: string;
  /** The names of settings in `bench.ts`. */
  settings: readonly string[];
  /** The text of `bench.ts`. */
  bench: string;
};

/** Makes the diagram, and declares what recipes use without declaring it. */
const start = (settings: readonly string[]): string => `import type {dia} from '@joint/core';
import {prepare} from './bench';

declare global {
  var graph: dia.Graph;
  var paper: dia.Paper;
  var element: dia.Element;
  var source: dia.Element;
  var target: dia.Element;
  var link: dia.Link;
  var linkView: dia.LinkView;
}

prepare([${settings.map((name) => `'${name}'`).join(', ')}]);
`;

/**
 * The files with which a recipe opens in the playground. The reader edits them there, so each file is as a reader would
 * write it: the diagram in `start.ts` and `bench.ts`, then the code of the page in `recipe.ts`, to the letter.
 */
export function playFiles({code, css, settings, bench}: Parts): DemoFile[] {
  const recipe = code === '' ? [] : [{name: 'recipe.ts', text: code}];
  return [
    {name: 'index.ts', text: ["import './start';", ...recipe.map(() => "import './recipe';"), ''].join('\n')},
    ...recipe,
    {name: 'start.ts', text: start(settings)},
    {name: 'bench.ts', text: bench},
    ...(css === '' ? [] : [{name: 'style.css', text: css}]),
  ];
}
