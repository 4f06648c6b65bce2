import {dia, highlighters} from '@joint/core';
import {Chart} from './chart';
import {findPeople} from './find';
import {nextPerson} from './keys';
import type {Person} from './people';
import type {Direction} from './tree';
import {addGestures, fit, isInView, moveTo, zoom} from './view';

/** What controls can do with a chart. */
export type OrgChart = {
  find: (query: string, turn: number) => string;
  foldAll: (folded: boolean) => void;
  direction: () => Direction;
  turn: (direction: Direction) => void;
  zoom: (factor: number) => void;
  fit: () => void;
  stop: () => void;
};

/** Draws people into an element of the page. */
export function startOrgChart(host: HTMLElement, people: Person[], onChange: (status: string) => void): OrgChart {
  const chart = new Chart(people);
  const {graph, namespace: cellViewNamespace} = chart;
  const [width, height] = [640, 400];
  const paper = new dia.Paper({model: graph, width, height, cellViewNamespace, interactive: false, clickThreshold: 5});
  // [1]
  host.append(paper.el);
  paper.el.setAttribute('role', 'tree');
  paper.el.setAttribute('aria-label', 'Organization chart');
  paper.el.style.touchAction = 'none';
  let current = '';

  const [root] = chart.reportsOf('');
  const everyone = people.map(({id}) => id);
  const foldBelowRoots = () => chart.fold(everyone.filter(chart.managerOf), true);
  const fitAll = () => fit(paper, chart.shown().map(chart.card));

  function select(id: string, focus: boolean): void {
    if (current) chart.card(current).attr('root/tabindex', -1);
    current = id;
    chart.card(id).attr('root/tabindex', 0);
    // [2]
    paper.updateViews();
    const view = chart.card(id).findView(paper);
    highlighters.mask.removeAll(paper, 'current');
    highlighters.mask.add(view, 'body', 'current', {
      layer: dia.Paper.Layers.BACK,
      padding: 3,
      attrs: {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 3},
    });
    if (focus) (view.el as unknown as SVGElement).focus({preventScroll: true});
  }

  function toggle(id: string): void {
    // [3]
    const before = paper.localToClientPoint(chart.card(id).getBBox().center());
    chart.fold([id], !chart.isFolded(id));
    moveTo(paper, chart.card(id), before);
    report();
  }

  const report = () => onChange(`${chart.shown().length} of ${people.length} people shown`);

  paper.on('element:pointerclick', ({model}) => {
    const id = String(model.id);
    toggle(id);
    select(id, true);
  });
  paper.el.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey || !current) return;
    const next = nextPerson(chart, current, key);
    if (next) {
      select(next, true);
      if (!isInView(paper, chart.card(next))) moveTo(paper, chart.card(next));
    } else if (key === 'Enter' || key === ' ') {
      toggle(current);
      select(current, true);
    } else if (!key.startsWith('Arrow')) return;
    event.preventDefault();
  });
  addGestures(paper);

  const observer = new ResizeObserver(() => {
    paper.setDimensions(host.clientWidth || width, host.clientHeight || height);
    fitAll();
  });
  // [4]
  chart.direction = host.clientWidth < 480 ? 'right' : 'down';
  foldBelowRoots();
  select(root, false);
  observer.observe(host);
  report();

  return {
    find(query, turn) {
      const found = findPeople(people, query);
      const id = found[turn % found.length];
      if (!id) return query.trim() ? 'Nobody has this name.' : '';
      chart.uncover(id);
      if (paper.scale().sx < 0.7) zoom(paper, 1 / paper.scale().sx);
      moveTo(paper, chart.card(id));
      select(id, false);
      return `${chart.card(id).describe()} (${(turn % found.length) + 1} of ${found.length})`;
    },
    foldAll(folded) {
      if (folded) foldBelowRoots();
      else chart.fold(everyone, false);
      if (!chart.shown().includes(current)) select(root, false);
      fitAll();
      report();
    },
    direction: () => chart.direction,
    turn(direction) {
      chart.direction = direction;
      chart.update();
      fitAll();
    },
    zoom: (factor) => zoom(paper, factor),
    fit: fitAll,
    // [5]
    stop() {
      observer.disconnect();
      paper.remove();
      graph.clear();
    },
  };
}

/*
[1] The program appends the paper's own element, because remove() takes it out of the page.
    The host stays, so the chart can be started again.
[2] An element that is still hidden can't get the focus. This paper draws at once. With
    async: true, it needs this call, because it draws in the next frame.
[3] Folding moves everyone. The person who was clicked stays where the pointer is.
[4] A narrow window shows more of a tree that grows to the right. At the start, only the
    people directly below the roots are shown.
[5] remove() takes the listeners of the paper with it. The observer is not part of the
    paper, and neither are the controls.
*/
