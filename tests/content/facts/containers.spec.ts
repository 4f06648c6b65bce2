import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'draw-containers-behind-their-content',
    states: 'starts with the parent, so the outermost container ends up at the very back.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [child, other, inner, outer] = ['child', 'other', 'inner', 'outer'].map(
        (id) => new joint.shapes.standard.Rectangle({id}),
      );
      graph.addCells([child!, other!, inner!, outer!]);
      outer!.embed(inner!.embed(child!));
      for (const cell of [inner!, ...inner!.getAncestors()]) cell.toBack();
      return graph
        .getCells()
        .sort((a, b) => a.z() - b.z())
        .map(({id}) => id);
    },
    expected: ['outer', 'inner', 'child', 'other'],
  },
  {
    member: 'let-users-drag-elements-in-and-out',
    states: 'and only if the paper found no new one.',
    run: ({joint, newPaper}) => {
      const asked: string[] = [];
      const {graph, paper} = newPaper({
        embeddingMode: true,
        validateUnembedding: ({model}) => {
          asked.push(`${model.id} at ${model.position().x}`);
          return false;
        },
      });
      const size = {width: 60, height: 60};
      const [a, b, child] = [0, 100, 10].map(
        (x, index) => new joint.shapes.standard.Rectangle({id: 'abc'[index]!, position: {x, y: 0}, size}),
      );
      child!.resize(20, 20);
      graph.addCells([a!, b!, child!]);
      a!.embed(child!);
      const node = child!.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const drag = (from: number, to: number) => {
        const fire = (type: string, at: number) =>
          node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + 5}));
        fire('mousedown', from);
        fire('mousemove', to);
        const during = child!.parent() as string | undefined;
        fire('mouseup', to);
        return [during ?? null, (child!.parent() as string | undefined) ?? null, child!.position().x];
      };
      return [drag(15, 115), drag(115, 305), asked];
    },
    expected: [[null, 'b', 110], [null, 'b', 110], ['c at 300']],
  },
  {
    member: 'react-to-a-drop',
    states: 'On release, it gets the new parent right before',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const group = new joint.shapes.standard.Rectangle({id: 'g', size: {width: 60, height: 60}});
      const child = new joint.shapes.standard.Rectangle({id: 'c', position: {x: 100, y: 0}});
      child.resize(20, 20);
      graph.addCells([group, child]);
      const log: unknown[] = [];
      graph.on('change:parent', (_cell, parent, {ui}) => log.push([parent ?? null, ui]));
      paper.on('element:pointerup', ({model}) => log.push(`up in ${model.parent()}`));
      const node = child.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, at: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + 5}));
      for (const [from, to] of [
        [105, 15],
        [15, 305],
      ] as const) {
        fire('mousedown', from);
        fire('mousemove', to);
        fire('mouseup', to);
      }
      return log;
    },
    expected: [['g', true], 'up in g', [null, true], 'up in undefined'],
  },
  {
    member: 'links-of-a-collapsed-group',
    states: 'The stored ends include ports, anchors and magnets, so all of these come back when the group expands.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [group, a, b, out] = ['g', 'a', 'b', 'o'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const source = {id: 'a', port: 'p', anchor: {name: 'left'}};
      const leaving = new joint.shapes.standard.Link({id: 'leaving', source, target: {id: 'o'}});
      const inner = new joint.shapes.standard.Link({id: 'inner', source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([group!, a!, b!, out!, leaving, inner]);
      group!.embed([a!, b!]);

      function visibleCell(cell: dia.Cell): dia.Cell {
        const collapsed = cell.getAncestors().filter((ancestor) => ancestor.get('collapsed'));
        return collapsed.pop() ?? cell;
      }
      function visibleEnd(end: dia.Link.EndJSON): dia.Link.EndJSON {
        const cell = end.id && graph.getCell(end.id);
        if (!cell) return end;
        const visible = visibleCell(cell);
        return visible === cell ? end : {id: visible.id};
      }
      function refresh() {
        for (const link of graph.getLinks()) {
          const stored = link.get('ends') as {source: dia.Link.EndJSON; target: dia.Link.EndJSON} | undefined;
          const ends = stored ?? {source: link.source(), target: link.target()};
          const from = visibleEnd(ends.source);
          const to = visibleEnd(ends.target);
          const redirected = from !== ends.source || to !== ends.target;
          link.set({source: from, target: to});
          if (redirected) link.set('ends', ends);
          else link.unset('ends');
          link.attr('root/display', redirected && from.id === to.id ? 'none' : null);
        }
      }
      const state = () => {
        refresh();
        return [leaving.source(), inner.attr('root/display') as unknown, leaving.has('ends')];
      };
      group!.set('collapsed', true);
      const collapsed = state();
      group!.set('collapsed', false);
      return [collapsed, state()];
    },
    expected: [
      [{id: 'g'}, 'none', true],
      [{id: 'a', port: 'p', anchor: {name: 'left'}}, null, false],
    ],
  },
  {
    member: 'select-a-group-or-its-children',
    states: 'The events still fire for the child.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({interactive: {stopDelegation: false}});
      const group = new joint.shapes.standard.Rectangle({id: 'g', size: {width: 60, height: 60}});
      const child = new joint.shapes.standard.Rectangle({id: 'c', size: {width: 20, height: 20}});
      graph.addCells([group, child]);
      group.embed(child);
      const log: unknown[] = [];
      paper.on('element:pointerdown element:pointermove element:pointerup', ({model}: dia.ElementView) =>
        log.push(model.id),
      );
      const node = child.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, at: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + 5}));
      fire('mousedown', 5);
      fire('mousemove', 55);
      fire('mouseup', 55);
      return [log, group.position().x, child.position().x];
    },
    expected: [['c', 'c', 'c'], 50, 50],
  },
  {
    member: 'a-hidden-child-accepts-drops',
    states: 'even hidden elements can become parents.',
    since: '4.1',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const hidden = new joint.shapes.standard.Rectangle({id: 'hidden', size: {width: 60, height: 60}});
      hidden.attr('root/display', 'none');
      const element = new joint.shapes.standard.Rectangle({id: 'e', size: {width: 20, height: 20}});
      graph.addCells([hidden, element]);
      return graph.findElementsUnderElement(element).map(({id}) => id);
    },
    expected: ['hidden'],
  },
  {
    member: 'react-to-a-drop',
    states:
      'On leaving, the value is `undefined`. Both events also fire when a user drags an element within its parent.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const group = new joint.shapes.standard.Rectangle({id: 'g', size: {width: 60, height: 60}});
      const child = new joint.shapes.standard.Rectangle({id: 'c', size: {width: 20, height: 20}});
      graph.addCells([group, child]);
      group.embed(child);
      const log: unknown[] = [];
      graph.on('change:parent', (_cell: dia.Cell, parent: unknown) => log.push(parent === undefined ? 'none' : parent));
      const node = child.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, at: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + 5}));
      fire('mousedown', 5);
      fire('mousemove', 25);
      fire('mouseup', 25);
      return log;
    },
    expected: ['none', 'g'],
  },
]);

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'select-a-group-or-its-children',
    states: 'Your object replaces the default, which is `{ labelMove: false }`.',
    run: ({joint, newPaper}) =>
      [undefined, {stopDelegation: false}, {labelMove: false, stopDelegation: false}].map((interactive) => {
        const {graph, paper} = newPaper(interactive && {interactive});
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 9, y: 9}});
        graph.addCell(link);
        return link.findView(paper).can('labelMove');
      }),
    expected: [false, true, false],
  },
  {
    member: 'select-a-group-or-its-children',
    states: 'On a touch screen, the second click of a double tap comes after the double-click.',
    run: ({joint, newPaper, onStoppedClock}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle({size: {width: 100, height: 100}});
      graph.addCell(rect);
      const names: string[] = [];
      paper.on('all', (name: string) => {
        if (/^element:pointer(dbl)?click$/.test(name)) names.push(name);
      });
      const target = rect.findView(paper).findNode('body')!;
      const {x, y} = target.getBoundingClientRect();
      const touch = new Touch({identifier: 1, target, clientX: x + 20, clientY: y + 20});
      onStoppedClock((pass) => {
        for (const type of ['touchstart', 'touchend', 'touchstart', 'touchend']) {
          // two taps are at least 30 ms apart
          pass(40);
          const touches = type === 'touchend' ? [] : [touch];
          target.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              cancelable: true,
              touches,
              targetTouches: touches,
              changedTouches: [touch],
            }),
          );
        }
      });
      return names;
    },
    expected: ['element:pointerclick', 'element:pointerdblclick', 'element:pointerclick'],
  },
]);
