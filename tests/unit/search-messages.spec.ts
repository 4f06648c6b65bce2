import {expect, test} from '@playwright/test';
import {explainersOf, isSaid, readMessage} from '../../src/site/search/engine/message-match';
import type {Section} from '../../src/site/search/engine/section';

const layer = readMessage('dia.Paper: Unknown layer "…"');

test('a message is known with anything filled in, and as browsers print it', () => {
  for (const text of [
    'dia.Paper: Unknown layer "a b-c"',
    'Uncaught Error: dia.Paper: Unknown layer "x"',
    'joint.js:3 Uncaught (in promise) TypeError: dia.Paper: Unknown layer "x" at Paper.draw (joint.js:7:1)',
  ]) {
    expect(isSaid(layer, text), text).toBe(true);
  }
});

test('a part of a message, its words in another order and ordinary queries are no message', () => {
  for (const text of ['unknown layer', 'layer unknown paper dia', 'add a layer to dia.Paper', '']) {
    expect(isSaid(layer, text), text).toBe(false);
  }
  expect(isSaid(readMessage('Invalid …'), 'invalid port')).toBe(false);
  expect(isSaid(readMessage('Element: invalid port …'), 'invalid port')).toBe(false);
});

test('one word in five may lack or be added', () => {
  const long = readMessage('Graph JSON must contain cells array.');
  expect(isSaid(long, 'JSON must contain cells array')).toBe(true);
  expect(isSaid(long, 'the Graph JSON must contain cells array')).toBe(true);
  expect(isSaid(long, 'must contain cells array')).toBe(false);
});

test('the nearest message decides, and all of its sections are named', () => {
  const [one, two, three] = [{id: 1}, {id: 2}, {id: 3}] as Section[];
  const explained = [
    {message: readMessage('dia.Paper: defineFilter() requires an object'), section: one as Section},
    {message: readMessage('dia.Paper: defineGradient() requires an object'), section: two as Section},
    {message: readMessage('dia.Paper: defineGradient() requires an object'), section: three as Section},
  ];
  expect([...explainersOf('dia.Paper: defineGradient() requires an object', explained)]).toEqual([two, three]);
  expect(explainersOf('gradient of a paper', explained).size).toBe(0);
});
