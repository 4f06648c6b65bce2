import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {readPages} from '../../build/content/pages';
import type {Project} from '../../build/content/project';
import type {Listening} from '../../build/hosting/listening';
import {latestVersion} from '../../common/versions';
import {measureFirstView} from './measures/first-view';
import {runLighthouse} from './measures/lighthouse';
import {measureNavigation, stepTo} from './measures/navigation';
import type {Options, Part} from './options';
import {benchPackages} from './packages';
import type {BuildResult, NavigationResult, PageResult, Results} from './results';
import {type BuildCost, buildSite} from './sites/build';
import {serveFolder} from './sites/serve';
import {type Site, type SiteName, siteLabels} from './sites/site';
import {interleave, summarize, summarizeRuns} from './statistics';
import {Workshop} from './workshop';

/** Says what is being done, beside the results. */
const tell = (message: string): void => console.error(`${new Date().toTimeString().slice(0, 8)} ${message}`);

type Served = Listening & {name: SiteName};

const serveSites = (sites: readonly Site[]): Promise<Served[]> =>
  Promise.all(sites.map(async ({name, folder, output}) => ({name, ...(await serveFolder(path.join(folder, output)))})));

async function withServed<Result>(
  sites: readonly Site[],
  action: (served: Served[]) => Promise<Result>,
): Promise<Result> {
  const served = await serveSites(sites);
  try {
    return await action(served);
  } finally {
    await Promise.all(served.map(({close}) => close()));
  }
}

/** Opens a browser for one measure: what it keeps in memory must not help the next. */
async function inBrowser<Result>(action: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}

async function build(site: Site): Promise<BuildCost> {
  const cost = await buildSite(site);
  tell(`built ${siteLabels[site.name]} in ${cost.seconds.toFixed(1)} s`);
  return cost;
}

async function measureBuilds(sites: readonly Site[], pages: number, runs: number): Promise<BuildResult[]> {
  const rows = await interleave(runs, sites, build);
  return rows.map(({subject: {name: site}, results}) => ({site, pages, cost: summarizeRuns(results)}));
}

async function measurePages(
  served: readonly Served[],
  options: Options,
  lighthouse: string,
): Promise<Required<Pick<Results, 'pages' | 'load'>>> {
  const load: number[] = [];
  const subjects = options.pages.flatMap((page) => served.map(({name, origin}) => ({page, name, url: origin + page})));
  // First, as it lets the server compress what the pages consist of.
  const bytes = await interleave(options.runs, subjects, ({page, name, url}, run) => {
    tell(`run ${run + 1}: bytes of ${page}, ${siteLabels[name]}`);
    return inBrowser((browser) => measureFirstView(browser, url));
  });
  const times = await interleave(options.runs, subjects, ({page, name, url}, run) => {
    tell(`run ${run + 1}: Lighthouse on ${page}, ${siteLabels[name]}`);
    load.push(os.loadavg()[0] ?? NaN);
    return runLighthouse(url, lighthouse);
  });
  const pages = subjects.map(({page, name: site}, index): PageResult => ({
    page,
    site,
    times: summarizeRuns(times[index]?.results ?? []),
    bytes: summarizeRuns(bytes[index]?.results ?? []),
  }));
  return {pages, load: summarize(load)};
}

async function measureSteps(
  served: readonly Served[],
  {pages, runs}: Options,
  project: Project,
): Promise<NavigationResult[]> {
  const written = readPages(latestVersion.name, project);
  const subjects = pages.flatMap((page) =>
    served.map(({name, origin}) => ({name, origin, step: stepTo(written, page)})),
  );
  const follow = ({name, origin, step}: (typeof subjects)[number]) => {
    tell(`from ${step.from} to ${step.to}, ${siteLabels[name]}`);
    return inBrowser((browser) => measureNavigation(browser, origin, step));
  };
  // The server compresses what is asked for first.
  await interleave(1, subjects, follow);
  const rows = await interleave(runs, subjects, follow);
  return rows.map(({subject: {name: site, step}, results}) => ({
    from: step.from,
    to: step.to,
    site,
    times: summarizeRuns(results),
  }));
}

async function machine(): Promise<Results['machine']> {
  const [processor] = os.cpus();
  const browser = await inBrowser((each) => Promise.resolve(each.version()));
  return {processors: os.cpus().length, model: processor?.model ?? '', node: process.versions.node, browser};
}

/**
 * Builds the sites in a temporary folder and measures them.
 *
 * @throws when a site cannot be built or a page not be measured; never for a slow one
 */
export async function runBench(project: Project, options: Options): Promise<Results> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const has = (part: Part): boolean => options.only.includes(part);
  const workshop = new Workshop(project, folder, options.sites);
  const results: Results = {
    date: new Date().toISOString(),
    machine: await machine(),
    versions: Object.assign({}, ...Object.values(benchPackages)) as Record<string, string>,
    runs: options.runs,
  };
  try {
    tell(`installing, in ${folder}`);
    await workshop.install(has('pages'));
    const {pages, sites} = workshop.makeSites();
    const builds = await measureBuilds(sites, pages, has('build') ? options.runs : 1);
    await withServed(sites, async (served) => {
      if (has('pages')) {
        Object.assign(results, await measurePages(served, options, workshop.lighthouse));
      }
      if (has('navigation')) {
        results.navigation = await measureSteps(served, options, project);
      }
    });
    if (has('build')) {
      results.build = builds;
    }
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return results;
}
