import type {BrowserContext, Page, Route} from '@playwright/test';
import {routed} from './routed';

/** What a host sends as if all were well where it has no file: a page of its own. */
const hostPage = '<!doctype html><title>Host</title><h1>The page of a host</h1>';

const cutOff = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({
    contentType: response.headers()['content-type'] ?? 'text/plain',
    body: body.subarray(0, Math.floor(body.length / 2)),
  });
};

/** Ways in which a file can fail, by their names. */
export const faults = {
  'is missing': (route: Route) => route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'}),
  'does not come': (route: Route) => route.abort(),
  'is cut off': cutOff,
  'is a page': (route: Route) => route.fulfill({contentType: 'text/html', body: hostPage}),
} as const;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as Fault[];

/** Lets files fail while a function runs. Those that a worker asks for need the context. */
export async function whileFailing(
  target: Page | BrowserContext,
  files: string | RegExp,
  fault: Fault,
  act: () => Promise<void>,
): Promise<void> {
  const answers: Promise<void>[] = [];
  const handler = (route: Route): Promise<void> => {
    const answer = faults[fault](route);
    answers.push(answer);
    return answer;
  };
  await target.route(files, handler);
  if (!('pages' in target)) {
    await routed(target);
  }
  await act();
  // Without a route, what is not answered yet is let go by itself, and cannot be answered.
  for (let answered = -1; answered < answers.length;) {
    answered = answers.length;
    await Promise.all(answers);
  }
  await target.unroute(files, handler);
}
