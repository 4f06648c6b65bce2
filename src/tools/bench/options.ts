import {parseArgs} from 'node:util';
import {type SiteName, siteNames} from './sites/site';

/** What can be measured. */
const parts = ['pages', 'navigation', 'build'] as const;

export type Part = (typeof parts)[number];

export type Options = {
  runs: number;
  only: Part[];
  sites: SiteName[];
  /** Paths of pages. */
  pages: string[];
};

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} ${text}: expected a number of 1 or more.`);
  }
  return value;
};

function namesIn<Name extends string>(option: string, given: string[], known: readonly Name[]): Name[] {
  const unknown = given.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) {
    throw new Error(`--${option} ${unknown}: expected some of ${known.join(', ')}.`);
  }
  return known.filter((name) => given.includes(name));
}

const list = (text: string): string[] => text.split(',').filter((part) => part !== '');

/**
 * Reads the options of `npm run bench`.
 *
 * @throws with what was expected when one is wrong
 */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string', default: parts.join(',')},
      sites: {type: 'string', default: siteNames.join(',')},
      pages: {type: 'string', default: '/learn/features/diagram-basics/cells,/api/dia/Paper,/api/connectors'},
    },
  });
  return {
    runs: positive('runs', values.runs),
    only: namesIn('only', list(values.only), parts),
    sites: namesIn('sites', list(values.sites), siteNames),
    pages: list(values.pages),
  };
}
