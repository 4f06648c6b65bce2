import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {expect, test} from '@playwright/test';
import {readPages} from '../../src/build/content/pages';
import {versions} from '../../src/common/versions';
import {BuiltDocs} from '../../src/tools/mcp/docs-version';
import {createDocsServer} from '../../src/tools/mcp/server';
import {
  type CallTool,
  type CitedTask,
  brokenLookups,
  measureTasks,
  readAssistantLookups,
  readAssistantTasks,
} from '../../src/tools/search-quality/assistant-tasks';
import {outlineOf} from '../../src/tools/search-quality/judged';
import {project, sites} from '../support/sites';

/** How many of the 40 tasks an assistant that reads what it finds cites a right place for, at least. */
const leastRight = 38;

/**
 * How many of the 40 tasks end with a right citation when a program takes the first hits and reads nothing.
 * The figures have room for two tasks, since each edited page can move one.
 */
const reached = {first: 27, firstThree: 33, page: 32};

const client = new Client({name: 'tests', version: '1.0.0'});

test.beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createDocsServer(new BuiltDocs(sites.main.buildDir)).connect(theirs);
  await client.connect(ours);
});

test.afterAll(() => client.close());

const call: CallTool = async (name, given) => {
  const {content, isError} = await client.callTool({name, arguments: given});
  const [first] = content as {text: string}[];
  expect(isError, first?.text).not.toBe(true);
  return first?.text ?? '';
};

/** The lines of a search in the opposite order, numbered again. */
function upsideDown(answer: string): string {
  const [head = '', ...hits] = answer.split(/\n(?=\d+\. )/);
  return [head, ...hits.reverse().map((hit, i) => hit.replace(/^\d+/, String(i + 1)))].join('\n');
}

const figuresOf = (cited: readonly CitedTask[]): typeof reached => ({
  first: cited.filter(({rank}) => rank === 1).length,
  firstThree: cited.filter(({rank}) => rank > 0 && rank <= 3).length,
  page: cited.filter(({isRightPage}) => isRightPage).length,
});

test('an assistant that searches, reads and cites is right in 38 of 40 tasks', async () => {
  const outline = outlineOf(versions.flatMap(({name}) => readPages(name, project)));
  const tasks = readAssistantTasks();
  const lookups = readAssistantLookups(tasks);
  const broken = await brokenLookups(tasks, lookups, outline, call);
  expect(tasks.length - broken.length, broken.join('\n')).toBeGreaterThanOrEqual(leastRight);
  // A search that finds other things, and a citation of another page, are found.
  const other = await brokenLookups(tasks, lookups, outline, (name, given) =>
    call(name, name === 'search' ? {...given, query: 'license'} : given),
  );
  expect(tasks.length - other.length).toBeLessThan(leastRight);
  const [first, ...others] = lookups;
  const planted = [{...first!, cited: '/learn/features/labels#place-a-label'}, ...others];
  expect((await brokenLookups(tasks, planted, outline, call)).length).toBe(broken.length + 1);
});

test('a program that takes the first hits cites a right section as often as it did', async () => {
  const outline = outlineOf(versions.flatMap(({name}) => readPages(name, project)));
  const tasks = readAssistantTasks();
  const cited = await measureTasks(tasks, outline, call);
  const figures = figuresOf(cited);
  const wrong = cited
    .filter(({rank}) => rank !== 1)
    .map(({task, cited: [first]}) => `${task.id}: ${first?.path}#${first?.anchor}`);
  for (const name of ['first', 'firstThree', 'page'] as const) {
    expect(figures[name], `${JSON.stringify(figures)}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(reached[name]);
  }
  // A ranking that is turned upside down is found.
  const planted = await measureTasks(tasks, outline, async (name, given) => {
    const answer = await call(name, given);
    return name === 'search' ? upsideDown(answer) : answer;
  });
  for (const name of ['first', 'firstThree', 'page'] as const) {
    expect(figuresOf(planted)[name], name).toBeLessThan(reached[name]);
  }
});
