import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {readPages} from '../../build/content/pages';
import {latestVersion, versionLabeled} from '../../common/versions';
import {sampleOf} from '../samples/sample';
import {readVerdicts, uncheckedScope} from '../samples/scope-words';
import {type Sentence, sentencesOf} from '../../build/prose/sentences';
import {project, projectDir} from './project';

const usage =
  'npm run docs:sample -- --seed N [--count 100] [--version 4.1] [--pages "docs/learn/**"] [--scope-words] [--json]';

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
      'scope-words': {type: 'boolean'},
      json: {type: 'boolean'},
    },
  });
  const {seed, version, pages: glob} = values;
  const count = Number(values.count);
  if (seed === undefined || !Number.isInteger(count) || count < 1) {
    throw new Error(`Expected a seed and a count of at least 1: ${usage}`);
  }
  const named = new Set(globSync(glob, {cwd: projectDir}));
  const {name} = versionLabeled(version);
  const pages = readPages(name, project).filter(({file}) => named.has(file));
  const all = pages.flatMap(sentencesOf);
  const sentences = values['scope-words'] ? uncheckedScope(all, readVerdicts(projectDir), name) : all;
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
