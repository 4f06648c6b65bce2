import fs from 'node:fs';
import path from 'node:path';
import {makeReports} from '../../build/api-model/write-reports';
import {projectDir} from './project';

/** `npm run api:report`: writes the reports that are out of date. */
async function main(): Promise<void> {
  const reports = await makeReports(projectDir, process.argv.includes('--force'));
  for (const [file, text] of reports) {
    fs.writeFileSync(path.join(projectDir, file), text);
    console.log(`Wrote ${file}: ${text.split('\n').length - 2} symbols.`);
  }
  if (reports.size === 0) {
    console.log('The API reports are up to date.');
  }
}

void main();
