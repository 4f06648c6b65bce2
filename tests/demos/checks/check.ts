import {type Expect, type FrameLocator, type Page, expect} from '@playwright/test';
import {versionDemosFolder} from '../../../src/build/demos/bundle-demos';
import {readDemo} from '../../../src/build/demos/read-demo';
import type {Demo} from '../../../src/site/demos/demo';
import {show} from '../../../src/tools/demos/try/show';
import {projectDir} from '../../support/sites';

/** The live demos that are complete applications. */
export type Application =
  'data-flow' | 'entity-relationship' | 'flowchart' | 'large-viewer' | 'live-network' | 'org-chart';

/** An edit of a program: a text that is in one of its files exactly once, and what replaces it. */
export type Change = {file: string; text: string; replacement: string};

/** An application that runs, for a check. */
export type Run = {
  page: Page;
  frame: FrameLocator;
  /** The errors and warnings in its console. */
  noise: string[];
  /** How long the check may wait for what has to happen, in ms. */
  limit: number;
  /** `expect` with this limit. */
  soon: Expect;
};

/** What has to hold in an application. The same check judges the program as it is, and broken copies of it. */
export type Check = {
  /** What has to be done before the program starts. */
  before?: (page: Page) => Promise<unknown>;
  /** What is put into the program so that the check can see more of it. */
  probe?: Change[];
  /** Whether the probe stops the program, so that there is nothing to see but its error. */
  stops?: boolean;
  judge: (run: Run) => Promise<void>;
};

/** The checks of an application, by their names. */
export type Checks = Record<string, Check>;

/** How long a check waits for what has to happen, in ms: long enough for a loaded machine. */
export const patience = 30_000;

/** An application, with some edits. */
export function changedApplication(name: Application, changes: Change[]): Demo {
  const demo = readDemo(versionDemosFolder(projectDir, 'current'), `applications/${name}`, projectDir);
  const files = demo.files.map((file) => ({...file}));
  for (const {file: fileName, text, replacement} of changes) {
    const file = files.find((each) => each.name === fileName);
    const parts = file?.text.split(text) ?? [];
    if (!file || parts.length !== 2) {
      throw new Error(`${name}/${fileName} has ${JSON.stringify(text)} ${parts.length - 1} times, and not once.`);
    }
    file.text = parts.join(replacement);
  }
  return {...demo, files};
}

/** Runs a demo in a page of its own, for a check. */
export async function runFor(page: Page, demo: Demo, limit: number): Promise<Run> {
  const noise = await show(page, projectDir, 'current', demo, 'light');
  return {page, frame: page.frameLocator('iframe'), noise, limit, soon: expect.configure({timeout: limit})};
}

/** Runs an application for one of its checks, and judges it. */
export async function judge(page: Page, name: Application, check: Check, limit = patience): Promise<void> {
  await check.before?.(page);
  await check.judge(await runFor(page, changedApplication(name, check.probe ?? []), limit));
}

/** What is read as soon as it is right, or what there is at the end of the limit. */
export async function latest<Value>(
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  limit: number,
): Promise<Value> {
  const end = Date.now() + limit;
  let value = await read();
  while (!isRight(value) && Date.now() < end) {
    value = await read();
  }
  return value;
}
