import fs from 'node:fs';
import path from 'node:path';
import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project, projectDir} from '../../support/sites';

/** The module `src/export-diagram.ts` of the page. */
type ExportModule = {
  toSVG: (paper: dia.Paper, options?: object) => Promise<Blob>;
  toRaster: (paper: dia.Paper, type: string, options?: object) => Promise<Blob>;
};
declare global {
  interface Window {
    joint: typeof Joint;
    exporter: ExportModule;
    exportPaper: dia.Paper;
    pixelAt: (blob: Blob, x: number, y: number) => Promise<number[]>;
    textWidth: (svg: string, family: string) => Promise<number>;
  }
}

const {fences} = readPage(`${latestVersion.folder}/learn/features/export-import/index.mdx`, project).content;
const moduleSource = fences.find(({meta}) => meta.includes('export-diagram'))?.code ?? '';
const moduleCode = transform(moduleSource, {transforms: ['typescript', 'imports']}).code;
const font = fs.readFileSync(
  path.join(projectDir, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
);

test.describe('the module of the page that exports a diagram', () => {
  test.beforeEach(async ({library}) => {
    await library.evaluate((code) => {
      const style = document.createElement('style');
      style.textContent = '.joint-element rect { fill: var(--box) } :root { --box: rgb(10, 120, 200) }';
      document.body.append(style);
      const exports = {} as ExportModule;
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the program is the one on the page
      new Function('exports', code)(exports);
      window.exporter = exports;
      const {dia, shapes, elementTools} = window.joint;
      const graph = new dia.Graph({}, {cellNamespace: shapes});
      const el = document.createElement('div');
      document.body.append(el);
      const paper = new dia.Paper({
        el,
        model: graph,
        cellViewNamespace: shapes,
        width: 400,
        height: 300,
        gridSize: 10,
        drawGrid: true,
        async: true,
        viewport: () => false,
      });
      const box = new shapes.standard.Rectangle({
        position: {x: 40, y: 30},
        size: {width: 100, height: 60},
        attrs: {body: {stroke: 'none'}, label: {text: 'wwwiii', fontFamily: 'Embedded', fontSize: 20}},
      });
      graph.addCell(box);
      paper.dumpViews();
      box.findView(paper).addTools(new dia.ToolsView({tools: [new elementTools.Boundary()]}));
      paper.scale(2);
      paper.translate(33, 44);
      window.exportPaper = paper;
      window.pixelAt = async (blob, x, y) => {
        const canvas = document.createElement('canvas');
        const bitmap = await createImageBitmap(blob);
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        const context = canvas.getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return [...context.getImageData(x, y, 1, 1).data];
      };
    }, moduleCode);
  });
  test.afterEach(({library}) => library.evaluate(() => document.body.replaceChildren()));

  test('writes the content area and the computed colors, without grid, tools and zoom', async ({library}) => {
    const found = await library.evaluate(async () => {
      const text = await (await window.exporter.toSVG(window.exportPaper)).text();
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      return {
        viewBox: root.getAttribute('viewBox'),
        size: [root.getAttribute('width'), root.getAttribute('height')],
        transform: root.querySelector('.joint-layers')?.getAttribute('transform') ?? null,
        layers: root.querySelectorAll('.joint-grid-layer, .joint-tools-layer').length,
        fill: root.querySelector<SVGElement>('.joint-element rect')?.style.fill,
      };
    });
    expect(found).toEqual({
      viewBox: '30 20 120 80',
      size: ['120', '80'],
      transform: null,
      layers: 0,
      fill: 'rgb(10, 120, 200)',
    });
  });

  test('draws PNG and JPEG at any scale', async ({library}) => {
    const found = await library.evaluate(async () => {
      const {exporter, exportPaper: paper, pixelAt} = window;
      const png = await exporter.toRaster(paper, 'image/png', {scale: 3});
      const {width, height} = await createImageBitmap(png);
      const jpeg = await exporter.toRaster(paper, 'image/jpeg');
      const white = await exporter.toRaster(paper, 'image/jpeg', {background: '#ffffff'});
      return {
        type: png.type,
        size: [width, height],
        box: await pixelAt(png, 40, 40),
        outside: await pixelAt(png, 2, 2),
        jpeg: await pixelAt(jpeg, 2, 2),
        white: await pixelAt(white, 2, 2),
      };
    });
    expect(found).toEqual({
      type: 'image/png',
      size: [360, 240],
      box: [10, 120, 200, 255],
      outside: [0, 0, 0, 0],
      jpeg: [0, 0, 0, 255],
      white: [255, 255, 255, 255],
    });
  });

  test('embeds fonts, which the picture uses, and images', async ({library}) => {
    const found = await library.evaluate(
      async (fontUrl) => {
        const {exporter, exportPaper: paper, joint} = window;
        const href = URL.createObjectURL(
          new Blob(
            [
              '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#0a0"/></svg>',
            ],
            {
              type: 'image/svg+xml',
            },
          ),
        );
        const picture = new joint.shapes.standard.Image({
          position: {x: 40, y: 110},
          size: {width: 40, height: 40},
          attrs: {image: {xlinkHref: href}},
        });
        paper.model.addCell(picture);
        const ink = async (options: object) => {
          const bitmap = await createImageBitmap(await exporter.toRaster(paper, 'image/png', {scale: 1, ...options}));
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
          const context = canvas.getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return [...context.getImageData(10, 10, 100, 60).data].join();
        };
        const plain = await ink({});
        const png = await exporter.toRaster(paper, 'image/png', {scale: 1});
        const fonts = [{family: 'Embedded', url: fontUrl}];
        const text = await (await exporter.toSVG(paper, {fonts})).text();
        return {
          image: await window.pixelAt(png, 30, 110),
          differs: plain !== (await ink({fonts})),
          stays: plain === (await ink({})),
          addresses: /(href|src)[=:]\s?"?(url\(")?(https?|blob):/.test(text),
        };
      },
      `data:font/woff2;base64,${font.toString('base64')}`,
    );
    expect(found).toEqual({image: [0, 170, 0, 255], differs: true, stays: true, addresses: false});
  });

  test('print: the paper gets its size, zoom and pan back', async ({library}) => {
    const code = transform(fences.find((fence) => fence.code.includes('printDiagram'))?.code ?? '', {
      transforms: ['typescript'],
    }).code;
    const found = await library.evaluate((source) => {
      const {exportPaper: paper} = window;
      const state = () => [paper.options.width, paper.options.height, paper.scale().sx, paper.translate().tx];
      const before = state();
      const printWindow = {...{addEventListener: window.addEventListener.bind(window)}, print: () => {}};
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the program is the one on the page
      new Function('paper', 'window', `${source}; printDiagram();`)(paper, printWindow);
      const during = state();
      window.dispatchEvent(new Event('afterprint'));
      return {during: during.slice(0, 2), restored: JSON.stringify(before) === JSON.stringify(state())};
    }, code);
    expect(found).toEqual({during: [1040, 700], restored: true});
  });
});

facts('learn/features/export-import/index.mdx', [
  {
    member: 'the-canvas-is-tainted',
    states: 'Chromium reports this error for HTML in a `foreignObject` if the image has a `blob:` address.',
    run: async () => {
      const text =
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><foreignObject width="20" height="20"><div xmlns="http://www.w3.org/1999/xhtml">a</div></foreignObject></svg>';
      const attempt = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        try {
          canvas.toBlob(() => {});
          return null;
        } catch (error) {
          return String(error);
        }
      };
      return [
        await attempt(URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}))),
        await attempt(`data:image/svg+xml,${encodeURIComponent(text)}`),
      ];
    },
    expected: [
      "SecurityError: Failed to execute 'toBlob' on 'HTMLCanvasElement': Tainted canvases may not be exported.",
      null,
    ],
  },
  {
    member: 'the-picture-is-empty-or-cut-off',
    states: "A paper that isn't displayed can't be measured. Its content area has size 0",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      paper.el.style.display = 'none';
      graph.addCell(new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}}));
      const {width, height} = paper.getContentArea();
      return [width, height];
    },
    expected: [0, 0],
  },
  {
    member: 'import-your-own-data',
    states: 'Your ids can be the ids of the cells, so links find their ends without a table',
    run: ({joint, newPaper, DirectedGraph}) => {
      const {graph, paper} = newPaper();
      graph.resetCells([
        new joint.shapes.standard.Rectangle({id: 'a', size: {width: 120, height: 40}}),
        new joint.shapes.standard.Rectangle({id: 'b', size: {width: 120, height: 40}}),
        new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}),
      ]);
      DirectedGraph.layout(graph, {rankDir: 'LR'});
      const view = graph.getLinks()[0]!.findView(paper) as dia.LinkView;
      return [graph.getCell('b').position().x, view.getEndView('source')?.model.id];
    },
    expected: [170, 'a'],
  },
]);
