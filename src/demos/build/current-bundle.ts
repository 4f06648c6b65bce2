import type {VersionName} from '../../content/versions';
import type {DemoSummary} from '../demo-data';

/** The demos that the plugin has built, for the pages that are compiled after it. */
const summaries = new Map<VersionName, DemoSummary[]>();

/** Hands the built demos on. */
export function setDemoSummaries(built: ReadonlyMap<VersionName, DemoSummary[]>): void {
  summaries.clear();
  built.forEach((list, version) => summaries.set(version, list));
}

/** The built demos of a version; none when the site has no `live-demos` plugin. */
export const demoSummaries = (version: VersionName): readonly DemoSummary[] => summaries.get(version) ?? [];
