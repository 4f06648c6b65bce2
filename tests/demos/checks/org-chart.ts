import {type FrameLocator, expect} from '@playwright/test';
import {type Checks, type Run, latest} from './check';

const card = {width: 136, height: 52};

/** Where a line to a report leaves the card of the manager, in the card, and along which axis. */
const leaves = {
  down: {at: [card.width / 2, card.height], axis: 1},
  up: {at: [card.width / 2, 0], axis: 1},
  right: {at: [card.width, card.height / 2], axis: 0},
  left: {at: [0, card.height / 2], axis: 0},
} as const;
type Direction = keyof typeof leaves;

const numbersOf = (text: string | null): number[] => (text?.match(/-?[\d.]+/g) ?? []).map(Number);

/** What is wrong with the line to the first report of the top, for a direction; nothing if it is right. */
async function problemOfLine(frame: FrameLocator, direction: Direction): Promise<string> {
  const place = async (id: string): Promise<number[]> =>
    numbersOf(await frame.locator(`[model-id=${id}]`).getAttribute('transform'));
  const [manager, report] = [await place('ada'), await place('bruno')];
  const d = await frame.locator('[model-id=line-bruno] [joint-selector=line]').getAttribute('d');
  const path = numbersOf(d);
  const {at, axis} = leaves[direction];
  const isNear = (a = NaN, b = NaN): boolean => Math.abs(a - b) <= 2;
  const begins = [0, 1].every((each) => isNear(path[each], (manager[each] ?? 0) + (at[each] ?? 0)));
  if (!begins) {
    return `the line leaves ${manager.join()} at ${path.slice(0, 2).join()}`;
  }
  const size = [card.width, card.height][axis] ?? 0;
  const bend = ((manager[axis] ?? 0) + (report[axis] ?? 0) + size) / 2;
  return isNear(path[2 + axis], bend) ? '' : `the line bends at ${path.slice(2, 4).join()}, and not at ${bend}`;
}

async function judgeLine({frame, limit}: Run, direction: Direction): Promise<void> {
  await frame.locator('#direction').selectOption(direction);
  const problem = await latest(
    () => problemOfLine(frame, direction),
    (text) => text === '',
    limit,
  );
  expect(problem, `the lines of the tree, ${direction}`).toBe('');
}

export const orgChartChecks: Checks = {
  'a person whose manager is missing from the list is another root': {
    probe: [{file: 'people.ts', text: 'Zane Cole, Recruiter, priya', replacement: 'Zane Cole, Recruiter, gone'}],
    async judge({frame, soon}) {
      await soon(frame.locator('[model-id=zane]'), 'the other root').not.toHaveAttribute('display', 'none');
      await soon(frame.locator('[model-id=line-zane]'), 'lines to a root').toHaveCount(0);
    },
  },
  'managers who form a circle are named': {
    stops: true,
    probe: [
      {file: 'people.ts', text: 'Bruno Rossi, Product lead, ada', replacement: 'Bruno Rossi, Product lead, farid'},
    ],
    judge: ({noise, soon}) =>
      soon.poll(() => noise.join(), 'the error about the circle').toContain('The managers above Bruno Rossi'),
  },
  'lines follow the direction of the tree': {
    async judge(run) {
      for (const direction of ['right', 'up', 'left', 'down'] as const) {
        await judgeLine(run, direction);
      }
    },
  },
};
