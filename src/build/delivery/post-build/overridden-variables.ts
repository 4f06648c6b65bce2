import {type Declaration, parse, type Rule} from 'postcss';

const isRule = (node: Declaration['parent']): node is Rule => node?.type === 'rule';

/** In which layer a rule stands by itself: `''` without one, `undefined` below a condition. */
function layerOf({parent}: Rule): string | undefined {
  if (parent?.type === 'root') {
    return '';
  }
  const isLayer = parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer';
  return isLayer && parent.parent?.type === 'root' ? String(parent.params) : undefined;
}

const withoutQuotes = (selector: string): string => selector.replace(/["']/g, '');

/** The selector, and what selects the same elements and perhaps more: `html[x]` is at most the root. */
const atLeast = (selector: string): string[] => [
  withoutQuotes(selector),
  withoutQuotes(selector).replace(/^html(?=\[)/, ''),
  withoutQuotes(selector).replace(/^html(?:\[[^\]]*\])+$/, ':root'),
];

/**
 * Takes out custom properties that a layer sets, and that a rule without a layer
 * sets on the same elements: there the layer never wins. Infima's colors and sizes
 * are such, wherever src/site/css/tokens.css has others.
 */
export function withoutOverridden(css: string): string {
  const root = parse(css);
  const winning = new Set<string>();
  root.walkDecls(/^--/, ({parent, prop}) => {
    if (isRule(parent) && layerOf(parent) === '') {
      parent.selectors.forEach((one) => winning.add(`${withoutQuotes(one)} ${prop}`));
    }
  });
  root.walkDecls(/^--/, (declaration) => {
    const {parent, prop, important} = declaration;
    if (!isRule(parent) || !layerOf(parent) || important) {
      return;
    }
    if (parent.selectors.every((one) => atLeast(one).some((wide) => winning.has(`${wide} ${prop}`)))) {
      declaration.remove();
    }
  });
  return root.toString();
}
