import {stripVTControlCharacters} from 'node:util';
import {type Page, expect, test} from '@playwright/test';
import type {Interaction} from '../../src/site/demos/demo';
import {drawnCount, interact} from '../../src/tools/demos/try/interact';
import {type Fault, faults, features} from './broken-applications';
import {applicationChecks} from './checks/applications';
import {type Application, type Change, changedApplication, patience, runFor} from './checks/check';

test.use({hasTouch: true});

/** How long a check waits for what a broken program does not do, in ms. */
const moment = 1000;

type Task = Pick<Fault, 'application' | 'after' | 'check'>;

/** Is it what `expect` throws? An action that finds nothing to act on is no answer of a check. */
const isAnswer = (error: unknown): error is Error => error instanceof Error && 'matcherResult' in error;

/** An interaction of an application by its sentence. */
function interactionOf(application: Application, does: string): Interaction {
  const found = changedApplication(application, []).interaction.filter((each) => each.does === does);
  expect(found, `interactions of ${application}: ${does}`).toHaveLength(1);
  return found[0]!;
}

/**
 * Judges an application with one of its checks: one of `applicationChecks`, or an interaction of its demo, to which
 * other interactions lead.
 *
 * @param changes - what is broken in the program
 * @param limit - how long the check may wait, in ms
 * @returns what the check says is wrong; empty if it finds nothing
 */
async function answer(page: Page, task: Task, changes: Change[], limit: number): Promise<string> {
  const {application, after = [], check: name} = task;
  const check = applicationChecks[application][name];
  await check?.before?.(page);
  const demo = changedApplication(application, [...(check?.probe ?? []), ...changes]);
  if (!check) {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 728, height: demo.height});
  }
  const run = await runFor(page, demo, limit);
  if (changes.length > 0 && !check?.stops) {
    expect(run.noise, 'errors of the broken program at its start').toEqual([]);
    expect(await drawnCount(run.frame), 'what the broken program draws').toBeGreaterThan(0);
  }
  if (check) {
    try {
      await check.judge(run);
      return '';
    } catch (error) {
      if (isAnswer(error)) {
        return `${application}, ${name}: ${stripVTControlCharacters(error.message)}`;
      }
      throw error;
    }
  }
  for (const does of after) {
    expect(await interact(page, run.frame, interactionOf(application, does), patience), does).toEqual([]);
  }
  const missing = await interact(page, run.frame, interactionOf(application, name), limit);
  return missing.length === 0 ? '' : `${application}, ${name} ${missing.join('; ')}`;
}

test('each application has a fault for each of its features', () => {
  for (const [application, names] of Object.entries(features)) {
    const broken = faults.filter((fault) => fault.application === application).map(({feature}) => feature);
    expect([...new Set(broken)].sort(), application).toEqual([...names].sort());
  }
});

test.describe('the whole program passes:', () => {
  // The checks that are not interactions judge the whole programs in applications.spec.ts.
  const tasks = new Map(
    faults
      .filter(({application, check}) => !applicationChecks[application][check])
      .map((task) => [[task.application, ...(task.after ?? []), task.check].join(' '), task]),
  );
  for (const task of tasks.values()) {
    test([task.application, ...(task.after ?? []), task.check].join(' '), async ({page}) => {
      expect(await answer(page, task, [], patience)).toBe('');
    });
  }
});

test.describe('a broken program fails:', () => {
  for (const fault of faults) {
    const {application, feature, file, text, replacement, names} = fault;
    const [line = ''] = text.trim().split('\n');
    test(`${application}, ${feature}: ${file}, ${line} → ${replacement.trim().split('\n').join(' ')}`, async ({
      page,
    }) => {
      expect(await answer(page, fault, [{file, text, replacement}], moment)).toContain(names);
    });
  }
});

test.describe('what breaks nothing, or everything, is no caught fault:', () => {
  const task: Task = {application: 'flowchart', check: 'keys select, connect, move and remove'};

  test('a change without an effect', async ({page}) => {
    const change = {file: 'keys.ts', text: 'Delete: commands.remove,', replacement: 'Delete: () => commands.remove(),'};
    expect(await answer(page, task, [change], patience)).toBe('');
  });

  test('a program that does not parse', async ({page}) => {
    const change = {file: 'keys.ts', text: 'Delete: commands.remove,', replacement: 'Delete: (,'};
    await expect(answer(page, task, [change], moment)).rejects.toThrow('flowchart/keys.ts');
  });

  test('a program that does not start', async ({page}) => {
    const change = {file: 'index.ts', text: 'editor.load(sample);', replacement: "throw new Error('down');"};
    await expect(answer(page, task, [change], moment)).rejects.toThrow('errors of the broken program at its start');
  });

  test('a text that is not in the program', async ({page}) => {
    const change = {file: 'keys.ts', text: 'commands.removal', replacement: ''};
    await expect(answer(page, task, [change], moment)).rejects.toThrow(
      'flowchart/keys.ts has "commands.removal" 0 times',
    );
  });
});
