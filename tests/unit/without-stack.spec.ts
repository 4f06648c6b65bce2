import {inspect} from 'node:util';
import {expect, test} from '@playwright/test';
import {withoutStack} from '../../src/build/plugins/short-errors/without-stack';

test.describe('an error in the terminal', () => {
  test('that says what is wrong has no stack, nor have its causes', () => {
    const cause = new Error('docs/page.mdx:4: unknown field.\nExpected one of a, b.');
    const error = new Error('The page cannot be read.', {cause});
    expect(inspect(error)).toMatch(/\n +at /);
    const text = withoutStack(inspect(error, {depth: Infinity}));
    expect(text).not.toMatch(/\n +at /);
    expect(text).toContain('Error: The page cannot be read.');
    expect(text).toContain('docs/page.mdx:4: unknown field.\n');
  });

  test('that waited for others has no stack', () => {
    expect(withoutStack('Error: x\n    at async Promise.all (index 1)\n    at new Promise (<anonymous>)')).toBe(
      'Error: x',
    );
  });

  test('keeps lines of text that begin with the word', () => {
    expect(withoutStack('Error: x\n  at the end of the page')).toBe('Error: x\n  at the end of the page');
  });

  test('of the engine keeps its stack', () => {
    const text = inspect(new TypeError('x is not a function'));
    expect(withoutStack(text)).toBe(text);
  });
});
