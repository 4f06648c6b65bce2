import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {carryReferences} from '../../src/build/api-model/carry-references';
import {extract} from '../../src/build/api-model/extract';
import {formatSignature} from '../../src/build/api-model/format';
import {loadApi} from '../../src/build/api-model/load';
import type {ApiSymbol} from '../../src/build/api-model/model';
import {readReport} from '../../src/build/api-model/report';
import {type Signature, plainText, propertyType, sliceSignature} from '../../src/build/api-model/signature';
import {projectDir} from '../support/sites';

/** A signature with its references as `<name = path>`, or `<path>` where the name is the path. */
const marked = (signature: Signature): string =>
  signature
    .map((token) => (typeof token === 'string' ? token : `<${[...new Set(token)].join(' = ')}>`))
    .join('')
    .replace(/\s+/g, ' ');

const planted = {
  'flat.d.ts': `
    export interface Point { x: number }
    export interface Size { width: number }
    interface Hidden { move(at: /* not with a comment */ Point): this; (at: Point /* nor here */): Hidden }
    export const hidden: Hidden;
    export class Base<T> { value: T }
    export {};
  `,
  'deep.d.ts': `
    export namespace deep {
      interface Point { x: number; y: number; z: number }
      interface Like { isLike: boolean }
      type AnEventNameOfManyWordsThatFillsMostOfALine<T> = T;
    }
  `,
  'index.d.ts': `
    export * from './flat';
    export * from './deep';
    import * as flat from './flat';
    import {deep} from './deep';

    export namespace moves {
      interface Mover { move(to: flat.Point): void }
    }
    export namespace moves {
      import flat = deep;
      interface Mover { move(to: flat.Point, from?: flat.Point): void }
    }
    export namespace tools {
      interface Node { children: Node[] }
      /** Its fields. */
      interface Options<Flag> extends deep.Like {
        Point: flat.Point; // a comment
        kind?: 'Point' | "Size" | \`\${Point}:Size\`;
        readonly Size?: Array<flat.Size>;
        "event:Point": (Size: deep.Point, /* which */ Point?: number) => void;
        plain: {'some': Flag; "other": Size};
        either?: ((point: Point) => void) | { Size: Size; Point: Point; nothing: null; something: undefined } | deep.Like;
        (point: Point): Size;
        new (size: Size): Node;
        [key: string]: any;
      }
      type Point = flat.Point;
      type Size = flat.Size;
      function pick(Size: Size, Point: Point): typeof Point;
      function pick<Point>(Size: Size, Point: Point): deep.Like & Point;
      type Keys = { [Point in keyof Size]: Size[Point] };
      type Item<T> = T extends Array<infer Point> ? Point : Point;
    }
    export abstract class Shape<Size extends deep.Like = deep.Like> extends flat.Base<flat.Size> implements deep.Like {
      export: Size;
      isLike: boolean;
      static of(node: Node): Shape;
      wrap(
        event: deep.AnEventNameOfManyWordsThatFillsMostOfALine<deep.AnEventNameOfManyWordsThatFillsMostOfALine<deep.Point>>): void;
    }
  `,
};

test.describe('signatures of planted declarations', () => {
  test.describe.configure({mode: 'serial'});
  let folder = '';
  let symbols = new Map<string, ApiSymbol>();
  const of = (symbolPath: string): string[] => symbols.get(symbolPath)?.signatures.map(marked) ?? [];

  test.beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signatures-'));
    for (const [name, text] of Object.entries(planted)) {
      fs.writeFileSync(path.join(folder, name), text);
    }
    const tsconfig = path.join(folder, 'tsconfig.json');
    fs.writeFileSync(tsconfig, JSON.stringify({compilerOptions: {types: [], noEmit: true}, files: ['index.d.ts']}));
    ({symbols} = await extract({package: 'planted 1', entryPoints: [path.join(folder, 'index.d.ts')], tsconfig}));
  });

  test.afterAll(() => fs.rmSync(folder, {recursive: true}));

  test('the same name refers to different symbols in two overloads', () => {
    expect(of('moves.Mover.move')).toEqual([
      'move(to: <flat.Point = Point>): void;',
      'move(to: <flat.Point = deep.Point>, from?: <flat.Point = deep.Point>): void;',
    ]);
    expect(of('moves.Mover')).toEqual(['interface Mover']);
  });

  test('keys, parameters and literals that are called like a type refer to nothing', () => {
    expect(of('tools.Options.Point')).toEqual(['Point: <flat.Point = Point>;']);
    expect(of('tools.Options.kind')).toEqual(["kind?: 'Point' | 'Size' | `${<Point = tools.Point>}:Size`;"]);
    expect(of('tools.Options.event:Point')).toEqual(["'event:Point': (Size: <deep.Point>, Point?: number) => void;"]);
    expect(of('tools.Options.plain')).toEqual(['plain: { some: Flag; other: <Size = tools.Size> };']);
    expect(of('tools.pick')[0]).toBe(
      'function pick(Size: <Size = tools.Size>, Point: <Point = tools.Point>): typeof Point;',
    );
  });

  test('type parameters hide types of the same name', () => {
    expect(of('tools.pick')[1]).toBe(
      'function pick<Point>(Size: <Size = tools.Size>, Point: Point): <deep.Like> & Point;',
    );
    expect(of('tools.Keys')).toEqual([
      'type Keys = { [Point in keyof <Size = tools.Size>]: <Size = tools.Size>[Point] };',
    ]);
    expect(of('tools.Item')).toEqual(['type Item<T> = T extends Array<infer Point> ? Point : <Point = tools.Point>;']);
    expect(of('Shape.export')).toEqual(['export: Size;']);
  });

  test('heads of classes and interfaces refer to what they extend and implement', () => {
    expect(of('Shape')).toEqual([
      'class Shape<Size extends <deep.Like> = <deep.Like>> extends <flat.Base = Base><<flat.Size = Size>> implements <deep.Like>',
    ]);
    expect(symbols.get('Shape')?.extends).toEqual(['Base']);
  });

  test('call, construct and index signatures follow the head of their interface', () => {
    expect(of('tools.Options')).toEqual([
      'interface Options<Flag> extends <deep.Like>',
      '(point: <Point = tools.Point>): <Size = tools.Size>;',
      'new (size: <Size = tools.Size>): <Node = tools.Node>;',
      '[key: string]: any;',
    ]);
  });

  test('references survive line breaks, also within their names', () => {
    const [lines = [], ...others] = symbols.get('Shape.wrap')?.signatures ?? [];
    expect(others).toEqual([]);
    expect(plainText(lines).split('\n').length).toBeGreaterThan(3);
    expect(lines.flatMap((token) => (typeof token === 'string' ? [] : [token[1]]))).toEqual([
      'deep.AnEventNameOfManyWordsThatFillsMostOfALine',
      'deep.AnEventNameOfManyWordsThatFillsMostOfALine',
      'deep.Point',
    ]);
    const broken = {text: 'type A = one.Two;', references: [{start: 9, end: 16, path: 'one.Two'}]};
    expect(carryReferences(broken, 'type A = one\n  .Two;').signature).toEqual([
      'type A = ',
      ['one\n  .Two', 'one.Two'],
      ';',
    ]);
  });

  test('what the package does not export is no reference; what its types can do has references', () => {
    expect(of('hidden')).toEqual(['const hidden: Hidden;', '(at: <Point>): Hidden;']);
    expect(of('hidden.static:move')).toEqual(['move(at: <Point>): this;']);
    expect(of('tools.Node.children')).toEqual(['children: <Node = tools.Node>[];']);
    expect(of('Shape.static:of')).toEqual(['static of(node: Node): <Shape>;']);
  });

  test('the type of a property stands on one line, without its name', () => {
    const type = (symbolPath: string): string => {
      const {signatures: [signature = []] = [], typeAt} = symbols.get(symbolPath) ?? {};
      return marked(propertyType(signature, typeAt));
    };
    expect(type('tools.Options.Size')).toBe('Array<<flat.Size = Size>>');
    expect(type('tools.Options.event:Point')).toBe('(Size: <deep.Point>, Point?: number) => void');
    expect(type('tools.Options.either')).toBe(
      '((point: <Point = tools.Point>) => void) | { Size: <Size = tools.Size>; Point: <Point = tools.Point>; nothing: null; something: undefined } | <deep.Like>',
    );
    expect(type('moves.Mover.move')).toBe('move(to: <flat.Point = Point>): void');
  });
});

test('a part of a signature keeps the references that are in it', () => {
  const signature: Signature = ['f(a: ', ['g.Point', 'g.Point'], ', b: ', ['Size', 'g.Size'], ');'];
  expect(sliceSignature(signature, 2, 12)).toEqual(['a: ', ['g.Point', 'g.Point']]);
  expect(sliceSignature(signature, 7, 21)).toEqual(['Point', ', b: ', ['Size', 'g.Size']]);
  expect(sliceSignature(signature, 0, plainText(signature).length)).toEqual(signature);
});

test('a formatter may write literals differently', async () => {
  const text = String.raw`type A = { "a": 1.50 | .5 | 0XF | 1E3 | "it's" | 'say \'hi\''; "b": 10n };`;
  const formatted = await formatSignature(text, 'type');
  expect(formatted).toContain(String.raw`a: 1.5 | 0.5 | 0xf | 1e3 | "it's" | "say 'hi'"`);
  expect(carryReferences({text, references: []}, formatted).signature).toEqual([formatted]);
});

test('a formatter that changes more than the layout is found', () => {
  const reference = {start: 6, end: 11, path: 'Point'};
  const source = {text: 'f(to: Point, "x": "a" | "b");', references: [reference]};
  expect(carryReferences(source, "f(to: Point, x:\n  | 'a'\n  | 'b')").signature).toEqual([
    'f(to: ',
    ['Point', 'Point'],
    ", x:\n  | 'a'\n  | 'b')",
  ]);
  expect(() => carryReferences(source, "f(x: 'a' | 'b', to: Point);")).toThrow(/Expected "to", got "x"\. .*\nf\(to:/);
  expect(() => carryReferences(source, 'f(to: Point);')).toThrow('Expected ""x"", got "the end"');
  expect(() => carryReferences({...source, references: [{...reference, end: 9}]}, source.text)).toThrow(
    'The reference to Point is not made of whole tokens: "Poi"',
  );
});

/** Code without comments, and without what formatting adds, drops or changes. */
const squeeze = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/[\s;,|()]/g, '')
    .replaceAll('"', "'");

for (const [folder, core] of [
  ['docs', 'joint-core-4.1'],
  ['versioned_docs/version-4.0', 'joint-core-4.0'],
] as const) {
  test.describe(`signatures of ${folder}`, () => {
    const {symbols} = loadApi(path.join(projectDir, folder, '_api'));

    test('refer to symbols of the model', () => {
      const paths = [...symbols.values()]
        .flatMap(({signatures}) => signatures.flat())
        .flatMap((token) => (typeof token === 'string' ? [] : [token[1]]));
      expect(paths.length).toBeGreaterThan(2000);
      expect(paths.filter((target) => !symbols.has(target))).toEqual([]);
    });

    test('stand in the declarations, to the letter', () => {
      const types = path.join(projectDir, 'node_modules', core, 'types');
      const files = fs.readdirSync(types).filter((name) => name.endsWith('.d.ts'));
      const declared = squeeze(files.map((name) => fs.readFileSync(path.join(types, name), 'utf8')).join('\n'));
      const report = path.join(projectDir, folder, '_api/joint-core.jsonl');
      const {model} = readReport(fs.readFileSync(report, 'utf8'), report);
      const texts = [...model.symbols.values()].flatMap(({signatures}) => signatures.map(plainText));
      expect(texts.length).toBeGreaterThan(2500);
      expect(texts.filter((text) => !declared.includes(squeeze(text)))).toEqual([]);
      expect(declared).not.toContain(squeeze('addCells(cells: Cell[]): void;'));
    });

    test('say where the type of each property begins, and have it on one line as the formatter would', async () => {
      const properties = [...symbols.values()].filter(({typeAt}) => typeAt !== undefined);
      expect(properties.length).toBeGreaterThan(1000);
      const broken = properties.filter(({signatures: [first = []]}) => plainText(first).includes('\n'));
      expect(broken.length).toBeGreaterThan(50);
      for (const {path: symbolPath, signatures: [first = []] = [], typeAt} of broken) {
        const type = plainText(propertyType(first, typeAt));
        const oneLine = await formatSignature(plainText(first).replace(/\s+/g, ' '), 'property', Infinity);
        expect(`${plainText(first).slice(0, typeAt).trim()} ${type};`, symbolPath).toBe(oneLine);
      }
    });
  });
}
