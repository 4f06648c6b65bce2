import {type Node, parse} from 'acorn';
import {full} from 'acorn-walk';

/** The kinds of nodes whose body may run again and again. */
type WithBody = Node & {body: Node; expression?: boolean};

const loops = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

type Insertion = {at: number; text: string};

function guardsOf(node: WithBody, line: number): Insertion[] {
  const call = `liveDemoGuard(${line})`;
  const {start, end, type} = node.body;
  if (type === 'BlockStatement') {
    return [{at: start + 1, text: `${call};`}];
  }
  const isExpression = functions.has(node.type);
  return [
    {at: start, text: isExpression ? `(${call},` : `{${call};`},
    {at: end, text: isExpression ? ')' : '}'},
  ];
}

/** Directives such as 'use strict' must stay the first statements of a function. */
function afterDirectives(body: Node, at: number): number {
  const statements = (body as Node & {body?: (Node & {directive?: string})[]}).body;
  const directives = Array.isArray(statements) ? statements.filter(({directive}) => directive !== undefined) : [];
  return directives.at(-1)?.end ?? at;
}

/**
 * Puts a call of `liveDemoGuard(line)` into every loop and function, so that code
 * which runs on without a pause can be stopped (see frame/runtime.ts). Lines stay
 * where they are.
 *
 * @param code - the body of a CommonJS module
 * @throws a SyntaxError with `loc.line` when the code does not parse
 */
export function guardLoops(code: string): string {
  const tree = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    locations: true,
  });
  const insertions: Insertion[] = [];
  full(tree, (node) => {
    if (loops.has(node.type) || functions.has(node.type)) {
      const withBody = node as WithBody;
      const guards = guardsOf(withBody, node.loc?.start.line ?? 0);
      insertions.push(...guards.map(({at, text}) => ({at: afterDirectives(withBody.body, at), text})));
    }
  });
  // Several bodies can end at one place, but only one begins there. The walk visits inner nodes first, and sorting
  // keeps that order, so the inner one closes first.
  let result = '';
  let done = 0;
  insertions
    .sort((a, b) => a.at - b.at)
    .forEach(({at, text}) => {
      result += code.slice(done, at) + text;
      done = at;
    });
  return result + code.slice(done);
}
