/** Errors of the engine: without a stack, nobody finds the mistake in the program. */
const ofEngine = /\b(?:Type|Reference|Range|Syntax|URI|Eval|Assertion)Error\b/;

/**
 * Takes the stacks out of an error as Node.js prints it. An error that a program
 * throws on purpose says itself what is wrong and where; the functions between the
 * place and the terminal mean nothing to a writer.
 *
 * @returns the same text when it holds an error of the engine
 */
export function withoutStack(text: string): string {
  return ofEngine.test(text)
    ? text
    : text.replace(/\n *at (?:.*:\d+:\d+\)?|.*\(<anonymous>\)|.*\((?:native|index \d+)\))(?: \{)?(?=\n|$)/g, '');
}
