import type {DemoFile} from '@site/src/site/demos/demo';
import bench from '@site/src/site/demos/recipes/bench.ts?raw';

/** A recipe as its page shows it, and how it is run. */
export type Recipe = {
  /** The heading above it. */
  name: string;
  code: string;
  css: string;
  /** What the reader can try. */
  hint: string;
  /** What the diagram begins with: names of settings in `bench.ts`. */
  settings: string[];
};

/** How long the diagram is shown as it is before the recipe changes it, in ms. */
const pause = 700;

/** The program that runs a recipe: the diagram, then the code of the page, to the letter. */
export function recipeFiles({code, css, settings}: Recipe): DemoFile[] {
  const program = [
    "import {prepare} from './bench';",
    `prepare(${JSON.stringify(settings)});`,
    'setTimeout(() => {',
    "  require('./recipe');",
    "  document.documentElement.dataset.recipe = 'done';",
    `}, ${pause});`,
  ].join('\n');
  return [
    {name: 'index.ts', text: program},
    {name: 'bench.ts', text: bench},
    {name: 'recipe.ts', text: code},
    {name: 'style.css', text: css},
  ];
}
