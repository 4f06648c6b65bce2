import {type DemoFile, isModule} from './demo';

/** The names under which the modules of demos, as they are compiled, import packages. */
export const libraryNames = [
  '@joint/core',
  '@joint/layout-directed-graph',
  'react',
  'react/jsx-runtime',
  'react-dom/client',
] as const;
export type LibraryName = (typeof libraryNames)[number];

/** What a program imports. */
export function librariesOf({files}: {files: readonly DemoFile[]}): LibraryName[] {
  const modules = files.filter(isModule);
  const imports = (library: string): boolean =>
    modules.some(({text}) => text.includes(`'${library}'`) || text.includes(`"${library}"`));
  const hasJsx = modules.some(({name}) => name.endsWith('.tsx'));
  const needed: Partial<Record<LibraryName, boolean>> = {
    // The frame's own script and the layout need it.
    '@joint/core': true,
    react: hasJsx || imports('react-dom/client'),
    'react/jsx-runtime': hasJsx,
  };
  return libraryNames.filter((name) => needed[name] || imports(name));
}
