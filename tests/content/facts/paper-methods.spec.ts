import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'matrix',
    states:
      'Fires [`scale`](#event:scale) if `a` or `d` changed, [`translate`](#event:translate) if `e` or `f` changed, then [`transform`](#event:transform), all with `data`. An equal matrix fires nothing.',
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
    states: 'Numbers are rounded in the style of `el`, not in [`getComputedSize`](#getComputedSize).',
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
    states: 'While one key holds the paper, a `freeze` with another key does nothing.',
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
      'A call of [`unfreeze`](#unfreeze) on a removed asynchronous paper throws `dia.Paper: can not unfreeze the paper after it was removed`.',
    run: ({newPaper, thrown}) =>
      [true, false].map((async) => {
        const {paper} = newPaper({async});
        paper.remove();
        return thrown(() => paper.unfreeze());
      }),
    expected: ['dia.Paper: can not unfreeze the paper after it was removed', null],
  },
]);
