import {parseArgs} from 'node:util';
import {faultsOf, underLoad} from '../server-load/under-load';
import type {Held} from '../server-load/server';
import {buildDir} from './project';

const usage = 'Usage: npm run server:benchmark -- [--readers 200] [--seconds 60]';

/** @throws when it is no whole number from 1 on */
function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new Error(`Expected a whole number from 1 on for --${name}, got "${text}".\n${usage}`);
  }
  return Number(text);
}

const inWords = ({memory, descriptors}: Held): string =>
  `${(memory / 2 ** 20).toFixed(0).padStart(5)} MiB${descriptors === undefined ? '' : `, ${descriptors} descriptors`}`;

/** `npm run server:benchmark`: readers of random pages, and what the preview server holds meanwhile. Fails on errors and leaks, never on times. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {readers: {type: 'string', default: '200'}, seconds: {type: 'string', default: '60'}},
  });
  const options = {readers: count('readers', values.readers), seconds: count('seconds', values.seconds)};
  const load = await underLoad(buildDir, options);
  const {before, early, end, after} = load.held;
  console.log(
    [
      `${options.readers} readers, ${options.seconds} s: ${load.requests} requests, ${load.repeated} of them sent again, ${(load.bytes / 1e6).toFixed(0)} MB`,
      `  before             ${inWords(before)}`,
      `  after ${String(Math.round(options.seconds / 4)).padStart(3)} s        ${inWords(early)}`,
      `  at the end         ${inWords(end)}`,
      `  readers have left  ${inWords(after)}`,
    ].join('\n'),
  );
  const faults = faultsOf(load);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
