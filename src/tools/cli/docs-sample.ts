import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {readPages} from '../../build/content/pages';
import {latestVersion, versionLabeled} from '../../common/versions';
import {sampleOf} from '../samples/sample';
import {type Sentence, sentencesOf} from '../../build/prose/sentences';
import {projectDir} from './project-dir';

const usage = 'npm run docs:sample -- --seed N [--count 100] [--version 4.1] [--pages "docs/learn/**"] [--json]';

/** A sentence with its place, as numbered text. */
function show({text, kind, file, line, heading, address}: Sentence, index: number): string {
  const place = [
    `${file}:${line}`,
    ...(kind === 'table cell' ? ['in a table'] : []),
    ...(heading === undefined ? [] : [heading]),
    address,
  ].join(' · ');
  return `${index + 1}. ${text}\n   ${place}`;
}

/** `npm run docs:sample`: prints random sentences of the pages, to be checked one by one. */
function main(): void {
  const {values} = parseArgs({
    options: {
      seed: {type: 'string'},
      count: {type: 'string', default: '100'},
      version: {type: 'string', default: latestVersion.label},
      pages: {type: 'string', default: '{docs,versioned_docs}/**/*.mdx'},
      json: {type: 'boolean'},
    },
  });
  const {seed, version, pages: glob} = values;
  const count = Number(values.count);
  if (seed === undefined || !Number.isInteger(count) || count < 1) {
    throw new Error(`Expected a seed and a count of at least 1: ${usage}`);
  }
  const named = new Set(globSync(glob, {cwd: projectDir}));
  const pages = readPages(versionLabeled(version).name, projectDir).filter(({file}) => named.has(file));
  const sentences = pages.flatMap(sentencesOf);
  const sample = sampleOf(sentences, seed, count);
  if (sample.length === 0) {
    throw new Error(`No sentences in "${glob}" of version ${version}.`);
  }
  console.log(
    values.json
      ? JSON.stringify(sample, ['text', 'kind', 'file', 'line', 'heading', 'address'], 2)
      : sample.map(show).join('\n\n'),
  );
  console.error(`\n${sample.length} of ${sentences.length} sentences of ${pages.length} pages, seed ${seed}.`);
}

main();
