import type {Results} from './results';
import {siteLabels} from './sites/site';
import type {Summary} from './statistics';
import {type Column, renderTable} from './table';

const text = (...heads: string[]): Column[] => heads.map((head) => ({head, isText: true}));
const numbers = (...heads: string[]): Column[] => heads.map((head) => ({head}));

const spread = ({median, lowest, highest}: Summary, digits = 0, unit = 1): string => {
  const [middle, low, high] = [median, lowest, highest].map((figure) => (figure / unit).toFixed(digits));
  return low === high ? `${middle}` : `${middle} (${low}-${high})`;
};

function pageTables({pages = []}: Results): string[] {
  const times = renderTable(
    [...text('page', 'site'), ...numbers('FCP ms', 'LCP ms', 'TBT ms', 'main thread ms', 'CLS')],
    pages.map(({page, site, times: {fcp, lcp, tbt, mainThread, cls}}) => [
      page,
      siteLabels[site],
      ...[fcp, lcp, tbt, mainThread].map((figure) => spread(figure)),
      spread(cls, 3),
    ]),
  );
  const bytes = renderTable(
    [
      ...text('page', 'site'),
      ...numbers('JS before idle', 'JS', 'HTML', 'CSS', 'fonts', 'fetched', 'other', 'total', 'prefetched'),
    ],
    pages.map(({page, site, bytes: of}) => [
      page,
      siteLabels[site],
      ...[of.jsBeforeIdle, of.js, of.html, of.css, of.fonts, of.fetched, of.other, of.total, of.prefetched].map(
        (bytes) => spread(bytes, 1, 1000),
      ),
    ]),
  );
  return [
    '## First view, Lighthouse on a phone with simulated throttling: median (lowest-highest)',
    times,
    '## First view on a slow phone, kB brotli: median (lowest-highest); the total is without what is prefetched',
    bytes,
  ];
}

function navigationTable({navigation = []}: Results): string[] {
  const rows = navigation.map(({from, to, site, times}) => [
    from,
    to,
    siteLabels[site],
    spread(times.first),
    spread(times.again),
  ]);
  return [
    '## From a click until the other page is painted, ms on a slow phone: median (lowest-highest)',
    renderTable([...text('from', 'to', 'site'), ...numbers('not cached', 'cached')], rows),
  ];
}

function buildTable({build = []}: Results): string[] {
  const rows = build.map(({site, pages, cost: {seconds, memory}}) => [
    siteLabels[site],
    String(pages),
    spread(seconds, 1),
    spread(memory),
  ]);
  return [
    '## Cold build: median (lowest-highest)',
    renderTable([...text('site'), ...numbers('pages', 'seconds', 'memory MB')], rows),
  ];
}

/** The results as text: a table for each part that was measured. */
export function renderResults(results: Results): string {
  const {machine, versions, runs, date, load} = results;
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${date}, ${runs} runs, ${machine.processors} processors (${machine.model}), Node.js ${machine.node}, Chromium ${machine.browser}`,
    packages.join(', '),
    ...(load
      ? [`Load of the machine: ${spread(load, 1)}. Times count only where it was quiet, a load of about 1.`]
      : []),
    ...(results.pages ? pageTables(results) : []),
    ...(results.navigation ? navigationTable(results) : []),
    ...(results.build ? buildTable(results) : []),
  ].join('\n\n');
}
