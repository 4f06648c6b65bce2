import {inspect} from 'node:util';
import {withoutStack} from '../../build/plugins/short-errors/without-stack';

/** Runs the program of a check. What it throws about a file is printed without the stack, and fails it. */
export function runCheck(main: () => void): void {
  try {
    main();
  } catch (error) {
    console.error(withoutStack(inspect(error)));
    process.exitCode = 1;
  }
}
