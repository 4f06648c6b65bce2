import {closest} from 'fastest-levenshtein';
import type {PageFences, Problem} from './compile';

/** The packages that commands on pages may name, each because a reader can install it. */
export const shellPackages = [
  '@babel/preset-env',
  '@babel/preset-typescript',
  '@joint/core',
  '@joint/layout-directed-graph',
  '@playwright/test',
  '@types/jest',
  'create-vite',
  'elkjs',
  'jest',
  'jest-environment-jsdom',
  'jsdom',
  'playwright',
  'vite',
  'vitest',
] as const;

/** The packages that one command names. */
function packagesOfCommand(command: string): string[] {
  const match =
    /^\s*(?:sudo\s+)?(?:\w+=\S*\s+)*(?:(?:npm|pnpm|yarn|bun)\s+(install|i|add|create|exec|dlx)|npx)\s+(.+)/.exec(
      command,
    );
  const isCreate = match?.[1] === 'create';
  return (match?.[2] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && !word.startsWith('-') && !/^(?:\.|\/|file:|<)|\.tgz$/.test(word))
    .slice(0, isCreate || match?.[1] === undefined ? 1 : undefined)
    .map((word) => word.replace(/(?<=.)@[^/]*$/, ''))
    .map((word) => (isCreate ? `create-${word}` : word));
}

/** Words of a command line that name packages: what follows install, add or a package runner, in each of its commands. */
export const packagesOf = (line: string): string[] =>
  line
    .replace(/(?:^|\s)#.*/, '')
    .split(/[;&|]+/)
    .flatMap(packagesOfCommand);

function jsonProblem(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return `This JSON does not parse: ${(error as Error).message}.`;
  }
}

/** Checks what is not compiled: JSON must parse, commands must name packages that exist. */
export function checkData(pages: PageFences[]): Problem[] {
  return pages.flatMap(({file, fences}) =>
    fences.flatMap((fence): Problem[] => {
      if (fence.noCheck !== undefined) {
        return [];
      }
      if (fence.language === 'json') {
        const message = jsonProblem(fence.code);
        return message ? [{file, line: fence.line, message}] : [];
      }
      if (fence.language !== 'bash') {
        return [];
      }
      return fence.code.split('\n').flatMap((command, index) =>
        packagesOf(command)
          .filter((name) => !shellPackages.some((known) => known === name))
          .map((name) => ({
            file,
            line: fence.line + index,
            message: `The package "${name}" is not in the list of src/build/checks/code/data-and-commands.ts. The nearest is "${closest(name, [...shellPackages])}".`,
          })),
      );
    }),
  );
}
