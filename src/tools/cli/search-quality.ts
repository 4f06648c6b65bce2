import {parseArgs} from 'node:util';
import {latestVersion} from '../../common/versions';
import {readPages} from '../../build/content/pages';
import {buildDir, project} from './project';
import {judgedHalves, measureJudged, outlineOf, readJudged} from '../search-quality/judged';
import {judgedReport} from '../search-quality/judged-report';
import {shortfalls} from '../search-quality/limits';
import {
  figuresOf,
  measure,
  type Place,
  placeOf,
  type Quality,
  type Question,
  type QuestionsFile,
  readQuestions,
} from '../search-quality/quality';
import {anchorsByPath, readDefaultIndex, type SiteIndex} from '../search-quality/records';
import {loadIndex, modalAnswer} from '../search-quality/site-index';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const show = ({path, anchor}: Place) => (anchor === null ? path : `${path}#${anchor}`);

/** The figures of a list of answers, on one line. */
function line(name: string, {count, success1, success3, mrr, anchors, answered}: Quality): string {
  const withAnchor = answered.filter(({hasAnchor}) => hasAnchor !== undefined).length;
  return [
    name.padEnd(16),
    String(count).padStart(4),
    percent(success1),
    percent(success3),
    mrr.toFixed(3).padStart(7),
    withAnchor > 0 ? `${percent(anchors)} of ${withAnchor}` : '       -',
  ].join(' ');
}

/** What was expected and what came instead, for each question that a reader would not find answered. */
function failuresOf({answered}: Quality): string[] {
  return answered
    .filter(({rank, hasAnchor}) => rank !== 1 || hasAnchor === false)
    .map(({question: {id, query, kind, paths, anchor}, rank, places}) => {
      const full = (path: string) => (anchor === null || path.includes('#') ? path : `${path}#${anchor}`);
      const expected = paths.map(full).join(' or ');
      const got = places.slice(0, 3).map(show).join(', ') || 'nothing';
      const problem = rank === 1 ? 'anchor' : `place ${rank || '-'}`;
      return `- ${id} "${query}" (${kind}, ${problem}): expected ${expected}; got ${got}`;
    });
}

function print(quality: Quality, questions: readonly Question[]): void {
  console.log('kind             asked success@1 success@3    MRR  anchors');
  const kinds = [...new Set(quality.answered.map(({question}) => question.kind))].sort();
  for (const kind of kinds) {
    console.log(line(kind, figuresOf(quality.answered.filter(({question}) => question.kind === kind))));
  }
  console.log(line('all', quality));
  console.log(`${questions.length - quality.count} questions skipped: no page answers them yet.`);
  const failures = failuresOf(quality);
  console.log(`\n${failures.length} questions whose first place or anchor is not right:\n${failures.join('\n')}`);
}

/** Gives the places for a query, as the modal would. */
async function engineOf(files: SiteIndex): Promise<(query: string) => Place[]> {
  const loaded = await loadIndex(files.location, files.titles, files.content);
  const indexes = [{...loaded, isDefault: true}];
  return (query) => modalAnswer(indexes, query, loaded.docusaurus_tag).hits.map(({url}) => placeOf(url ?? ''));
}

/** Asks the search all questions. */
const ask = async (files: SiteIndex, questionsFile: QuestionsFile): Promise<Quality> =>
  measure(readQuestions(questionsFile), anchorsByPath(files), await engineOf(files));

/** Asks the search the judged queries of a half, and prints how many it answers. */
async function printJudged(name: string, files: SiteIndex): Promise<void> {
  const half = judgedHalves.find((each) => each === name);
  if (!half) {
    throw new Error(`--judged: expected one of ${judgedHalves.join(', ')}, got "${name}"`);
  }
  const outline = outlineOf(readPages(latestVersion.name, project));
  const answered = await measureJudged(readJudged(half), outline, await engineOf(files));
  console.log(judgedReport(half, answered).join('\n'));
}

async function run(): Promise<void> {
  const {values} = parseArgs({options: {judged: {type: 'string'}}});
  const files = readDefaultIndex(buildDir);
  if (values.judged !== undefined) {
    return printJudged(values.judged, files);
  }
  const sections = files.titles.pages.reduce((sum, {headings}) => sum + 1 + headings.length, 0);
  console.log(`${files.titles.pages.length} pages, ${sections} sections\n`);

  const quality = await ask(files, 'questions.jsonl');
  print(quality, readQuestions());
  console.log(`\n${line('held out', await ask(files, 'held-out-questions.jsonl'))}`);
  const low = shortfalls(quality);
  if (low.length > 0) {
    console.error(`\nThe search is below its limits (src/tools/search-quality/limits.ts):\n- ${low.join('\n- ')}`);
    process.exitCode = 1;
  }
}

void run();
