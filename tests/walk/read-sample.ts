import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {env} from '../../src/build/config/env';
import {readBuiltSite} from '../support/built-site';
import {project, sites} from '../support/sites';
import {changedPages} from './changed-pages';
import {type Candidate, type Sample, chooseSample} from './choose-pages';

/** The sample of the built site, and how it came about. */
export type SiteSample = {pages: Candidate[]; sample: Sample; description: string};

/** Chooses the pages of the last build that the browser visits; the same for each process of a run. */
export function readSiteSample(): SiteSample {
  const {buildDir} = sites.main;
  const site = readBuiltSite(buildDir);
  const canonical = new Set(site.canonicalPaths);
  const built = site.pages.filter((page) => canonical.has(page.path));
  const content = createHash('sha256');
  built.forEach(({file}) => content.update(fs.readFileSync(path.join(buildDir, file))));
  const seed = content.digest('hex').slice(0, 12);
  const pages = built.map(({meta, ...page}): Candidate => ({...page, version: meta.docusaurus_version}));
  const changed = changedPages(project);
  const sample = chooseSample(pages, {changed: changed ?? new Set(), seed, all: env.TEST_ALL !== undefined});
  const reasons = [...sample.values()];
  const counts = [...new Set(reasons)]
    .map((reason) => `${reasons.filter((other) => other === reason).length} ${reason}`)
    .join(', ');
  const unknown = changed ? '' : ' Which pages changed is unknown: git knows no main branch.';
  const description = `${sample.size} of ${pages.length} pages (${counts}), seed ${seed}.${unknown}`;
  return {pages, sample, description};
}
