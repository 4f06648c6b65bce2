import fs from 'node:fs';
import path from 'node:path';
import {versionNames} from '../../common/versions';
import {extract} from './extract';
import {readReport, sourcesHash, writeReport} from './report';
import {type ReportSource, reportSources} from './sources';

/** The committed report, or an empty text where there is none. */
function committed(projectDir: string, source: ReportSource): string {
  const file = path.join(projectDir, source.report);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** Is a committed report made from these declarations by this extractor? */
export function isUpToDate(report: string, source: ReportSource): boolean {
  return report !== '' && readReport(report, source.report).sources === sourcesHash(source.files);
}

/**
 * Makes the reports of all versions from the declarations, as text.
 *
 * @param always - also where the committed report says that it is up to date
 * @returns the new text by the report's path; without the reports that are up to date
 */
export async function makeReports(projectDir: string, always: boolean): Promise<Map<string, string>> {
  const reports = new Map<string, string>();
  for (const source of versionNames.flatMap((version) => reportSources(projectDir, version))) {
    if (always || !isUpToDate(committed(projectDir, source), source)) {
      reports.set(source.report, writeReport(await extract(source), sourcesHash(source.files)));
    }
  }
  return reports;
}
