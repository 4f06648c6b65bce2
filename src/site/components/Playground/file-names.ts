/** The file in which every program begins. */
export const firstFile = 'index.ts';

/** The names that the frame can tell from others in the stack of an error. */
const moduleName = /^[a-z][a-z-]{0,60}\.tsx?$/;
const others = ['index.html', 'style.css'];

const stem = (name: string): string => name.replace(/\.tsx?$/, '');

/**
 * What is wrong with the name of a new file.
 *
 * @param files - that are there
 * @returns nothing for a name that can be used
 */
export function fileNameProblem(name: string, files: readonly {name: string}[]): string | undefined {
  if (!moduleName.test(name) && !others.includes(name)) {
    return 'Use lowercase letters and hyphens with .ts or .tsx at the end, or index.html, or style.css.';
  }
  const same = files.find((file) => file.name === name || (moduleName.test(name) && stem(file.name) === stem(name)));
  if (same) {
    return same.name === name
      ? `There is already a file ${name}.`
      : `There is already a file ${same.name}, which is imported by the same name.`;
  }
  return undefined;
}

/** The text that a new file begins with. */
export function initialText(name: string): string {
  if (name === 'index.html') {
    return '<div id="paper"></div>\n';
  }
  return name === 'style.css' ? '#paper {\n}\n' : 'export {};\n';
}
