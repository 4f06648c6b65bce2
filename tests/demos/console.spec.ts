import path from 'node:path';
import {buildSync} from 'esbuild';
import type * as Joint from 'joint-core-4.1';
import {packageFolder} from '../../src/build/api-model/sources';
import {projectDir} from '../support/sites';
import {expect, test} from '../support/test';

declare const joint: typeof Joint;
declare const demo: {
  describe: (value: unknown) => string;
  describeCellsBriefly: (prototype: object) => void;
};

test('the console of a demo shows values as one would write them, and cut short', async ({page}) => {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(projectDir, 'src/site/demos/frame/describe.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'demo',
    write: false,
  });
  await page.addScriptTag({path: path.join(packageFolder(projectDir, 'current', 'core'), 'dist/joint.min.js')});
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  const shown = await page.evaluate(() => {
    demo.describeCellsBriefly(joint.dia.Cell.prototype);
    const circle: Record<string, unknown> = {name: 'a', list: [1]};
    circle.self = circle;
    circle.list = [circle, {back: circle}];
    const twice = {x: 1};
    const deep = {a: {b: {c: {d: {e: 1}}}}};
    const rectangle = new joint.shapes.standard.Rectangle({id: 'r1'});
    return [
      'text',
      42,
      undefined,
      null,
      -0,
      [1, 'two', null, undefined],
      circle,
      [twice, twice],
      deep,
      rectangle,
      {cell: rectangle, node: document.body},
      document.createTextNode('x'),
      new joint.g.Point(1, 2),
      new (class Box {
        side = 3;
      })(),
      new Map<unknown, unknown>([['k', new Set([1])]]),
      new TypeError('no'),
      [new RangeError('far')],
      () => 1,
      Array.from({length: 30}, (_, index) => index),
      Array.from({length: 3000}, (_, index) => index),
      Object.create(null),
      {
        get broken() {
          throw new Error('getter');
        },
      },
      'x'.repeat(1000),
      {long: 'y'.repeat(1000)},
    ].map((value) => demo.describe(value));
  });
  expect(shown).toEqual([
    'text',
    '42',
    'undefined',
    'null',
    '-0',
    "[ 1, 'two', null, undefined ]",
    "{ name: 'a', list: [ [Circular], { back: [Circular] } ], self: [Circular] }",
    '[ { x: 1 }, { x: 1 } ]',
    '{ a: { b: { c: { d: { e: 1 } } } } }',
    'standard.Rectangle "r1"',
    '{ cell: standard.Rectangle "r1", node: <body></body> }',
    'Text{}',
    '{ x: 1, y: 2 }',
    'Box{ side: 3 }',
    "Map{ 'k' => Set{ 1 } }",
    'TypeError: no',
    '[ RangeError: far ]',
    '[Function]',
    expect.stringMatching(/^\[ 0, 1, .*28, 29 \]$/),
    expect.stringMatching(/^\[ 0, 1, .*, …\(\d+\) \]$/),
    '{}',
    '[object Object]',
    `${'x'.repeat(599)}…`,
    expect.stringMatching(/^\{ long: 'y{580,}…' \}$/),
  ]);
  expect(Math.max(...shown.map(({length}) => length))).toBeLessThanOrEqual(600);
});
