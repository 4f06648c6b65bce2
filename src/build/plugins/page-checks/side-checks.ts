import {type ChildProcess, fork} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type {SideCheckResult} from '../../checks/code/page-watcher';

const program = path.resolve(__dirname, 'check-pages-on-the-side.ts');

/** Checks pages in a process of its own, with low priority, and tells what is wrong with them. */
export class SideChecks {
  private child: ChildProcess | undefined;
  private isBusy = false;
  private isOutdated = false;

  /**
   * @param report - called after each check with a line for each problem, none if all is well
   */
  constructor(
    private readonly projectDir: string,
    private readonly version: string,
    private readonly report: (problems: string[]) => void,
  ) {}

  /** Asks for a check. Requests during a check become one check after it. */
  request(): void {
    if (this.isBusy) {
      this.isOutdated = true;
      return;
    }
    this.isBusy = true;
    this.child ??= this.start();
    this.child.send('check');
  }

  private start(): ChildProcess {
    const child = fork(program, [this.projectDir, this.version], {
      cwd: this.projectDir,
      execArgv: ['--import', 'tsx'],
    });
    if (child.pid !== undefined) {
      os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    }
    child.on('message', (result: SideCheckResult) => this.finish(result));
    child.on('exit', (code) => {
      this.child = undefined;
      this.finish({failure: `the process ended with code ${code}`});
    });
    return child;
  }

  private finish(result: SideCheckResult): void {
    this.isBusy = false;
    if (this.isOutdated) {
      this.isOutdated = false;
      this.request();
    } else if ('failure' in result) {
      this.report([`The code of the pages could not be checked: ${result.failure}`]);
    } else {
      this.report(result.problems.map(({file, line, message}) => `${file}:${line}: ${message}`));
    }
  }
}
