import {lateButtons} from './late-buttons';
import {runAttribute} from './run-attribute';

/**
 * Lets the buttons run the code of their block (`run-recipes.tsx`). The script is loaded only when a button is
 * pressed. A pointer that comes near a button rarely leads to a press, so loading the script earlier would waste bytes.
 */
export const runCode = lateButtons(`[${runAttribute}]`, () =>
  import(/* webpackChunkName: "run-recipes" */ '../../RunRecipe/run-recipes').then(({runRecipes}) => runRecipes),
);
