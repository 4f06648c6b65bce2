import {expect, test} from '@playwright/test';
import {faultsOf, type Load, underLoad} from '../../src/tools/server-load/under-load';
import {sites} from '../support/sites';

/** `npm run server:benchmark` goes on for 60 s. */
const seconds = 8;

test('the preview server keeps 200 readers of random pages going: no error, no leak, flat memory', async () => {
  const load = await underLoad(sites.main.buildDir, {readers: 200, seconds});
  expect(faultsOf(load)).toEqual([]);
  expect(load.requests).toBeGreaterThan(200);
});

const mib = 2 ** 20;
const good: Load = {
  requests: 1000,
  bytes: 1e6,
  errors: [],
  held: {
    before: {memory: 80 * mib, descriptors: 20},
    early: {memory: 200 * mib, descriptors: 220},
    end: {memory: 210 * mib, descriptors: 220},
    after: {memory: 200 * mib, descriptors: 21},
  },
};

for (const [name, load, fault] of [
  ['a wrong answer', {...good, errors: ['/learn/: status 500']}, '/learn/: status 500'],
  [
    'memory that grows',
    {...good, held: {...good.held, end: {memory: 500 * mib}}},
    'memory grew from 200 MiB to 500 MiB',
  ],
  [
    'files that stay open',
    {...good, held: {...good.held, after: {memory: 80 * mib, descriptors: 40}}},
    '40 descriptors are open after all readers have left, 20 before',
  ],
] as const) {
  test(`${name} would be found`, () => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf(load)).toEqual([fault]);
  });
}
