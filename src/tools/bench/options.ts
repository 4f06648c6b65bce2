import {parseArgs} from 'node:util';
import {type SiteName, siteNames} from './sites/site';

/** What can be measured. */
const parts = ['pages', 'navigation', 'growth', 'build'] as const;

export type Part = (typeof parts)[number];

export type Options = {
  runs: number;
  only: Part[];
  sites: SiteName[];
  /** Paths of pages. */
  pages: string[];
  /** Numbers of pages with which the growth is measured. */
  sizes: number[];
  /** Where the results go as JSON. */
  json?: string;
  /** Is the temporary folder left in place? */
  keep: boolean;
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
      sizes: {type: 'string', default: '660,1320'},
      json: {type: 'string'},
      keep: {type: 'boolean', default: false},
    },
  });
  return {
    runs: positive('runs', values.runs),
    only: namesIn('only', list(values.only), parts),
    sites: namesIn('sites', list(values.sites), siteNames),
    pages: list(values.pages),
    sizes: list(values.sizes).map((size) => positive('sizes', size)),
    ...(values.json !== undefined && {json: values.json}),
    keep: values.keep,
  };
}
