import {transform} from 'sucrase';

/** A module of a demo as the frame takes it: a function body with `require` and `exports`, on the same lines. */
export type Script = {name: string; code: string};

/**
 * Turns a TypeScript module of a demo into a CommonJS function body. Every line
 * stays where it is, so that errors name the lines that the reader sees.
 *
 * @throws a SyntaxError whose message ends in `(line:column)`
 */
export function transpile(name: string, text: string): Script {
  const {code} = transform(text, {
    transforms: ['typescript', 'imports', ...(name.endsWith('.tsx') ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    disableESTransforms: true,
    preserveDynamicImport: true,
    production: true,
  });
  return {name, code};
}
