import fs from 'node:fs';
import path from 'node:path';
import {evidenceNames} from '../../site/search/engine/need-evidence';
import {packMeanings, type PackedMeanings} from '../../site/search/engine/meaning';
import type {Section} from '../../site/search/engine/section';
import {readPages} from '../../build/content/pages';
import {latestVersion} from '../../common/versions';
import {isAnswer, outlineOf, readJudged} from '../search-quality/judged';
import {learnMeanings} from '../search-quality/learn-meanings';
import {type Example, learn, placesUnseen, type Weights} from '../search-quality/learn';
import {answersQuestion, meetsNeed, type Place, readNeeds, readQuestions} from '../search-quality/quality';
import {readDefaultIndex} from '../search-quality/records';
import {loadIndex} from '../search-quality/site-index';
import {buildDir, project, projectDir} from './project';

const file = 'src/site/search/engine/need-weights.ts';
const meaningsFile = 'src/build/search-index/meanings.ts';

/** A query to learn from. The sealed queries are none. */
type Asked = {kind: string; query: string; weight: number; isAnswered: (place: Place) => boolean};

/** Phrases of pages were written with these in view, so that they say less about how readers ask. */
const known = {ids: /^(?:open|sealed)-/, weight: 0.5};

function askedQueries(): Asked[] {
  const outline = outlineOf(readPages(latestVersion.name, project));
  const questions = [...readQuestions(), ...readQuestions('held-out-questions.jsonl')];
  return [
    ...readJudged('open').map((judged) => ({
      kind: known.ids.test(judged.id) ? `${judged.kind}, known` : judged.kind,
      query: judged.query,
      weight: known.ids.test(judged.id) ? known.weight : 1,
      isAnswered: (place: Place) => isAnswer(place, judged, outline),
    })),
    ...questions.map((question) => ({
      kind: 'question',
      query: question.query,
      weight: known.weight,
      isAnswered: (place: Place) => answersQuestion(question, place),
    })),
    ...readNeeds().map((need) => ({
      kind: 'need of a newcomer',
      query: need.query,
      weight: known.weight,
      isAnswered: (place: Place) => meetsNeed(need, [place]),
    })),
  ];
}

const placeOf = ({path: page, anchor}: Section): Place => ({path: page, anchor});

function print(places: readonly {example: Example & {kind: string}; place: number}[]): void {
  console.log('Answers by weights that were learned without the query:');
  for (const kind of [...new Set(places.map(({example}) => example.kind))]) {
    const own = places.filter(({example}) => example.kind === kind);
    const share = (last: number) => (100 * own.filter(({place}) => place > 0 && place <= last).length) / own.length;
    console.log(`${kind.padEnd(20)} ${own.length} first ${share(1).toFixed(1)} % among three ${share(3).toFixed(1)} %`);
  }
}

function write(weights: Weights): void {
  const head = fs.readFileSync(path.join(projectDir, file), 'utf8').split('= {')[0] ?? '';
  const lines = evidenceNames.map((name) => `  ${name}: ${weights[name]},`);
  fs.writeFileSync(path.join(projectDir, file), `${head}= {\n${lines.join('\n')}\n};\n`);
}

function writeMeanings(meanings: PackedMeanings): void {
  const place = path.join(projectDir, meaningsFile);
  const head = fs.readFileSync(place, 'utf8').split('= {')[0] ?? '';
  const lines = (['words', 'weights', 'directions'] as const).map(
    (name) => `  ${name}: ${JSON.stringify(meanings[name])},`,
  );
  fs.writeFileSync(place, `${head}= {\n${lines.join('\n')}\n};\n`);
}

async function run(): Promise<void> {
  const files = readDefaultIndex(buildDir);
  const phrases = await loadIndex(files.location, files.titles, files.content);
  const learned = learnMeanings(phrases.index.sections);
  const meanings = packMeanings(learned);
  writeMeanings(meanings);
  console.log(`${meaningsFile} has the meanings of ${learned.length} words.`);
  const {index} = await loadIndex(files.location, files.titles, {...files.content, meanings});
  const examples = askedQueries().flatMap(({kind, query, weight, isAnswered}) => {
    const weighed = index.weigh(query);
    const rows = weighed?.map(({evidence}) => evidence) ?? [];
    const answers = weighed?.map(({id}) => isAnswered(placeOf(index.sections[id] as Section))) ?? [];
    return weighed ? [{kind, rows, answers, weight}] : [];
  });
  print(placesUnseen(examples));
  write(learn(examples));
  console.log(`${file} has the weights learned from all ${examples.length} queries.`);
}

void run();
