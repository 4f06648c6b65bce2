import {spawn} from 'node:child_process';
import {projectDir} from './sites';

/** A command, with the name under which it is counted. */
export type Job = {name: string; command: readonly string[]};

/** How a job ended. */
export type Finished = {name: string; passed: boolean; seconds: number};

type Settings = {
  /** Environment variables beside those of this process. */
  env?: Record<string, string>;
  /** Print what the command prints at once, instead of when it has ended. */
  isLive?: boolean;
};

/** Runs a command in the project. */
export function run({name, command}: Job, {env = {}, isLive = false}: Settings = {}): Promise<Finished> {
  const [program = '', ...args] = command;
  const startedAt = Date.now();
  if (isLive) {
    console.log(`\n> ${command.join(' ')}`);
  }
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectDir,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // eslint-disable-next-line no-restricted-properties -- handed on unread
      env: {...process.env, ...env},
    });
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    const end = (passed: boolean): void => {
      const seconds = (Date.now() - startedAt) / 1000;
      if (!isLive) {
        console.log(`\n> ${command.join(' ')}\n${output.trimEnd()}`);
        console.log(`${name}: ${passed ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
      }
      resolve({name, passed, seconds});
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/**
 * Runs jobs side by side, in their order.
 *
 * @param limit - how many run at once
 */
export async function runAll(jobs: readonly Job[], limit: number, settings: Settings = {}): Promise<Finished[]> {
  const waiting = [...jobs];
  const finished: Finished[] = [];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      finished.push(await run(job, settings));
    }
  };
  await Promise.all(Array.from({length: limit}, lane));
  return finished;
}
