import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'findCellViewsInArea',
    states: 'With `strict: true`, it never finds [straight horizontal or vertical links](#findLinkViewsInArea).',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {Link, Rectangle} = joint.shapes.standard;
      graph.addCells([
        new Rectangle({id: 'box', position: {x: 20, y: 20}, size: {width: 50, height: 50}}),
        new Link({id: 'straight', source: {x: 20, y: 100}, target: {x: 190, y: 100}}),
        new Link({id: 'diagonal', source: {x: 20, y: 120}, target: {x: 190, y: 190}}),
      ]);
      const area = {x: 0, y: 0, width: 300, height: 300};
      return [{}, {strict: true}].map((options) =>
        paper
          .findCellViewsInArea(area, options)
          .map(({model}) => model.id)
          .sort(),
      );
    },
    expected: [
      ['box', 'diagonal', 'straight'],
      ['box', 'diagonal'],
    ],
  },
  {
    member: 'requireView',
    states:
      'A frozen paper keeps the view until you call [`unfreeze`](#unfreeze). A paper that is idle with [`autoFreeze`](#options.autoFreeze) keeps the view until the next update.',
    run: ({joint, newPaper}) => {
      const frames = async (count: number) => {
        for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      };
      return Promise.all(
        [{}, {autoFreeze: true}, {frozen: true}].map(async (options) => {
          const {graph, paper} = newPaper({async: true, viewport: () => false, ...options});
          const element = new joint.shapes.standard.Rectangle();
          graph.addCell(element);
          await frames(5);
          paper.requireView(element);
          const count = () => paper.cells.querySelectorAll('.joint-element').length;
          const required = count();
          await frames(5);
          const later = count();
          if ('frozen' in options) paper.unfreeze();
          else element.attr('body/fill', 'red');
          await frames(5);
          return [required, later, count()];
        }),
      );
    },
    expected: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 0],
    ],
  },
  {
    member: 'drawBackground',
    states:
      'This fails for an image from another origin: the console shows a `SecurityError`, and the previous image, if any, remains.',
    run: async ({newPaper, until}) => {
      const {paper} = newPaper();
      const image = (color: string) =>
        `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" fill="${color}"/>`)}`;
      const shown = () => paper.el.querySelector<HTMLElement>('.joint-paper-background')!.style.backgroundImage;
      paper.drawBackground({image: image('red')});
      await until(() => shown() !== '');
      const before = shown();
      // What a canvas does that holds an image from another origin.
      const original = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toDataURL')!;
      HTMLCanvasElement.prototype.toDataURL = () => {
        throw new DOMException('Tainted canvases may not be exported.', 'SecurityError');
      };
      let reported = '';
      const listener = (event: ErrorEvent) => {
        reported = (event.error as DOMException).name;
        event.preventDefault();
      };
      window.addEventListener('error', listener);
      paper.drawBackground({image: image('blue'), repeat: 'flip-x'});
      await until(() => reported !== '');
      window.removeEventListener('error', listener);
      Object.defineProperty(HTMLCanvasElement.prototype, 'toDataURL', original);
      return [before.length > 0, shown() === before, reported];
    },
    expected: [true, true, 'SecurityError'],
  },
  {
    member: 'defineFilter',
    states: 'If `name` is unknown, the method throws `Non-existing filter ...`, unless the `id` already exists.',
    run: ({newPaper, thrown}) => {
      const {paper} = newPaper();
      paper.defineFilter({id: 'known', name: 'blur'});
      return ['known', 'new'].map((id) => thrown(() => paper.defineFilter({id, name: 'nope'} as never)));
    },
    expected: [null, 'Non-existing filter nope'],
  },
  {
    member: 'defineGradient',
    states: "Without a `type`, the method throws a `TypeError`: `Cannot set properties of undefined (setting 'id')`.",
    run: ({newPaper, thrown}) => {
      const {paper} = newPaper();
      return thrown(() => paper.defineGradient({stops: []} as never));
    },
    expected: "Cannot set properties of undefined (setting 'id')",
  },
  {
    member: 'dumpViews',
    states: 'A paper that you froze keeps all views until you call [`unfreeze`](#unfreeze).',
    run: ({joint, newPaper}) => {
      const frames = async (count: number) => {
        for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      };
      const kinds = [{}, {autoFreeze: true}, {frozen: true}];
      return Promise.all(
        kinds.map(async (options) => {
          const {graph, paper} = newPaper({async: true, viewport: () => false, ...options});
          graph.addCell(new joint.shapes.standard.Rectangle());
          await frames(5);
          paper.dumpViews({viewport: () => true});
          const dumped = paper.cells.querySelectorAll('.joint-element').length;
          await frames(5);
          return [dumped, paper.cells.querySelectorAll('.joint-element').length];
        }),
      );
    },
    expected: [
      [1, 0],
      [1, 0],
      [1, 1],
    ],
  },
  {
    member: 'svg',
    states: 'It includes the visible grid and tools, and the zoom and pan of the paper.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({gridSize: 10, drawGrid: true});
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}});
      graph.addCell(element);
      const view = paper.requireView(element);
      view?.addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
      paper.scale(2);
      const parts = () =>
        ['.joint-grid-layer rect', '.joint-tools-layer .joint-tool'].map((selector) => {
          const node = paper.svg.querySelector<SVGElement>(selector);
          return node !== null && getComputedStyle(node).display !== 'none';
        });
      const before = [...parts(), paper.svg.outerHTML.includes('matrix(2,0,0,2,0,0)')];
      paper.setGrid(false).hideTools();
      return [before, parts()];
    },
    expected: [
      [true, true, true],
      [false, false],
    ],
  },
  {
    member: 'errors-and-surprises',
    states:
      'a router, an anchor or other code threw while a synchronous paper drew the cells, or `addCells()` could not create a cell; the paper stays frozen | fix the cause, then call [`unfreeze`](#unfreeze)',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 0},
        target: {x: 90, y: 0},
        router: {name: 'nope'},
      });
      const fill = [(cells: dia.Cell[]) => graph.addCells(cells), (cells: dia.Cell[]) => graph.resetCells(cells)];
      const isDrawn = (cell: dia.Cell) =>
        paper.findViewByModel(cell).el.querySelector('path')?.hasAttribute('d') ?? false;
      const drawn = fill.map((addAll) => {
        graph.clear();
        const bad = link.clone();
        const message = thrown(() => addAll([bad]));
        const frozen = paper.isFrozen();
        graph.removeCells([bad]);
        const good = link.clone().router({name: 'normal'});
        graph.addCell(good);
        return [message, frozen, isDrawn(good), (paper.unfreeze(), isDrawn(good))];
      });
      graph.stopBatch('add').clear();
      thrown(() => graph.addCells([link.clone(), {type: 'no.Such'} as never]));
      return [...drawn, [paper.isFrozen(), graph.hasActiveBatch('add')]];
    },
    expected: [
      ['dia.LinkView: unknown router: "nope".', true, false, true],
      ['dia.LinkView: unknown router: "nope".', true, false, true],
      [true, true],
    ],
  },
  {
    member: 'matrix',
    states:
      'Fires [`scale`](#event:scale) if `a` or `d` changed, [`translate`](#event:translate) if `e` or `f` changed, and then [`transform`](#event:transform), all with `data`. An equal matrix fires nothing.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const fired: unknown[] = [];
      paper.on('all', (...args: unknown[]) => fired.push(args.map((arg) => (arg instanceof SVGMatrix ? arg.a : arg))));
      const matrix = {a: 2, b: 0, c: 0, d: 3, e: 40, f: 50};
      const result = paper.matrix(matrix, {by: 'me'}) === paper;
      paper.matrix(matrix, {by: 'me'});
      return [result, fired];
    },
    expected: [
      true,
      [
        ['scale', 2, 3, {by: 'me'}],
        ['translate', 40, 50, {by: 'me'}],
        ['transform', 2, {by: 'me'}],
      ],
    ],
  },
  {
    member: 'setDimensions',
    states:
      'The style of `el` gets rounded numbers, but [`getComputedSize`](#getComputedSize) returns the numbers as you set them.',
    run: ({newPaper, events}) => {
      const {paper} = newPaper();
      const first = events(paper, () => paper.setDimensions(200.6, 300));
      const again = events(paper, () => paper.setDimensions(200.6, 300));
      return [first, again, paper.el.style.width, paper.getComputedSize()];
    },
    expected: [['resize'], [], '201px', {width: 200.6, height: 300}],
  },
  {
    member: 'freeze',
    states: 'While the paper is frozen with one key, a `freeze` with another key does nothing.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const states: boolean[] = [];
      const then = (action: () => void) => (action(), states.push(paper.isFrozen()));
      then(() => paper.freeze({key: 'a'}));
      then(() => paper.freeze({key: 'b'}));
      then(() => paper.unfreeze({key: 'b'}));
      then(() => paper.unfreeze({key: 'a'}));
      paper.freeze();
      paper.freeze({key: 'a'});
      then(() => paper.unfreeze({key: 'a'}));
      return states;
    },
    expected: [true, true, true, false, true],
  },
  {
    member: 'constructor',
    states:
      'If you call [`unfreeze`](#unfreeze) on a removed asynchronous paper, it throws `dia.Paper: can not unfreeze the paper after it was removed`.',
    run: ({newPaper, thrown}) =>
      [true, false].map((async) => {
        const {paper} = newPaper({async});
        paper.remove();
        return thrown(() => paper.unfreeze());
      }),
    expected: ['dia.Paper: can not unfreeze the paper after it was removed', null],
  },
  {
    member: 'freeze',
    states:
      '`graph.resetCells()` and `graph.fromJSON()` drop the key. A frozen paper is then treated as frozen without a key.',
    run: ({newPaper}) =>
      ['none', 'resetCells', 'fromJSON'].map((load) =>
        ['a', 'b'].map((key) => {
          const {graph, paper} = newPaper();
          if (key === 'a') paper.freeze();
          paper.freeze({key: 'a'});
          if (load === 'resetCells') graph.resetCells([]);
          if (load === 'fromJSON') graph.fromJSON({cells: []});
          const before = paper.isFrozen();
          paper.unfreeze({key});
          return [before, paper.isFrozen()];
        }),
      ),
    expected: [
      [
        [true, true],
        [true, true],
      ],
      [
        [true, false],
        [true, false],
      ],
      [
        [true, false],
        [true, false],
      ],
    ],
  },
  {
    member: 'hideTools',
    states:
      'Hides the tools that cells currently have, until you call [`showTools`](#showTools). Tools that you add later are visible.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}).addTo(graph).findView(paper));
      const tools = () => new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]});
      const shown = () => [...paper.tools.querySelectorAll<HTMLElement>('.joint-tool')].map((el) => el.style.display);
      a!.addTools(tools());
      const first = [...shown()];
      paper.hideTools();
      b!.addTools(tools());
      return [first, shown(), (paper.showTools(), shown())];
    },
    expected: [[''], ['none', ''], ['', '']],
  },
  {
    member: 'hasScheduledUpdates',
    states:
      'An update of a view that [`viewport`](#options.viewport) excludes counts until the paper has called `viewport` for that view.',
    run: async ({joint, newPaper}) => {
      const asked: boolean[] = [];
      const {graph, paper} = newPaper({async: true, viewport: (_view, isMounted) => (asked.push(isMounted), false)});
      graph.addCell(new joint.shapes.standard.Rectangle());
      const before = [asked.length, paper.hasScheduledUpdates()];
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return [before, asked.length > 0, paper.hasScheduledUpdates(), paper.cells.childElementCount];
    },
    expected: [[0, true], true, false, 0],
  },
  {
    member: 'requireView',
    states:
      'Otherwise, the link is inserted empty and stays empty, even if you then draw the ends, move them, or change most attributes of the link. The link is drawn when it is rendered again, for example when you set new `markup`.',
    run: ({joint, newPaper}) =>
      [true, false].map((linkFirst) => {
        const {graph, paper} = newPaper({frozen: true});
        const [a, b] = [0, 200].map((x) => new joint.shapes.standard.Rectangle({position: {x, y: 0}}));
        const link = new joint.shapes.standard.Link({source: {id: a!.id}, target: {id: b!.id}});
        graph.addCell(a!).addCell(b!).addCell(link);
        for (const cell of linkFirst ? [link, a!, b!] : [a!, b!, link]) paper.requireView(cell);
        const isDrawn = () => Boolean(link.findView(paper).findNode('line')?.getAttribute('d'));
        const drawn = [paper.cells.contains(link.findView(paper).el), isDrawn()];
        paper.unfreeze();
        a!.translate(0, 50);
        link.vertices([{x: 100, y: 100}]).attr('line/stroke', 'red');
        drawn.push(isDrawn());
        link.set('markup', joint.util.svg`<path @selector="line"/>`);
        return [...drawn, isDrawn()];
      }),
    expected: [
      [true, false, false, true],
      [true, true, true, true],
    ],
  },
  {
    member: 'matrix',
    states: '`matrix` accepts a scale of 0. Nothing can be converted to local coordinates after that.',
    run: ({newPaper, thrown}) => {
      const {paper} = newPaper();
      paper.scale(0);
      const least = paper.scale().sx > 0;
      paper.matrix({a: 0, b: 0, c: 0, d: 0, e: 0, f: 0});
      const fails = (action: () => unknown) => thrown(action) !== null;
      return [
        least,
        paper.scale(),
        paper.localToPaperPoint(9, 9).toString(),
        [fails(() => paper.paperToLocalPoint(9, 9)), fails(() => paper.clientToLocalPoint(9, 9))],
      ];
    },
    expected: [true, {sx: 0, sy: 0}, '0@0', [true, true]],
  },
  {
    member: 'transformToFitContent',
    states: 'If the padding leaves no room, the scale becomes `minScale`.',
    run: ({joint, newPaper}) =>
      [{padding: 50}, {padding: 150}, {padding: 200, minScale: 0.2}].map((options) => {
        const {graph, paper} = newPaper();
        graph.addCell(new joint.shapes.standard.Rectangle({size: {width: 100, height: 100}}));
        paper.transformToFitContent({useModelGeometry: true, ...options});
        return paper.scale().sx;
      }),
    expected: [2, 0, 0.2],
  },
]);
