import {dia} from '@joint/core';
import {type Listener, actionsOf} from './actions';
import {makeClock} from './clock';
import {Diagram} from './diagram';
import {Feed} from './feed';
import {addGestures} from './gestures';
import {moveByKey, nextNode} from './keys';
import {onLongPress} from './long-press';
import {Menu} from './menu';
import type {NetworkNode} from './node';
import {type Picture, toPng, toSvg} from './picture';
import {Selection} from './selection';
import {Traffic} from './tokens';
import type {Topology} from './topology';
import {fit, reveal, sizeLabels, zoom} from './view';

/** What controls can do with a live network. */
export type LiveNetwork = {
  isRunning: () => boolean;
  run: (on: boolean) => void;
  step: () => void;
  hasTraffic: () => boolean;
  showTraffic: (on: boolean) => void;
  summary: () => string;
  zoom: (factor: number) => void;
  fit: () => void;
  svg: () => Picture;
  png: (pixels: number) => Promise<Picture>;
  stop: () => void;
};

/** Draws a network into an element of the page. */
export function startNetwork(
  host: HTMLElement,
  topology: Topology,
  {onChange, onMessage}: Listener,
  seed = 4,
): LiveNetwork {
  const controller = new AbortController();
  const {signal} = controller;
  const diagram = new Diagram(topology);
  const {graph, namespace: cellViewNamespace} = diagram;
  const [width, height] = [640, 400];
  const paper = new dia.Paper({
    model: graph,
    width,
    height,
    cellViewNamespace,
    async: true,
    interactive: false,
    clickThreshold: 5,
    // [1]
    defaultConnectionPoint: {name: 'rectangle'},
  });
  // [2]
  host.append(paper.el);
  paper.el.setAttribute('role', 'application');
  paper.el.setAttribute('aria-label', 'Network');
  paper.el.style.touchAction = 'none';
  paper.on('transform', ({a}: DOMMatrix) => sizeLabels(paper.el, a));

  const feed = new Feed(topology, seed);
  diagram.apply(feed.first());
  const traffic = new Traffic(onChange, signal);
  const second = () => {
    const down = diagram.apply(feed.next());
    traffic.send(paper);
    // [3]
    if (down.length > 0) onMessage(`Down: ${down.map((node) => node.describe()).join('; ')}`);
    onChange();
  };
  const clock = makeClock(second, signal);
  const selection = new Selection(diagram, paper, diagram.nodes()[0]);
  const menu = new Menu(host, signal);

  const context = {diagram, selection, onChange, onMessage};
  const openMenu = (node: NetworkNode, at: dia.Point) => {
    selection.select(node);
    menu.open(node.host().name, at, actionsOf(node, context));
  };

  const wasLong = onLongPress(paper, ({model}, at) => openMenu(model as NetworkNode, at), signal);
  paper.on('element:contextmenu', ({model}: dia.ElementView, event: dia.Event) => {
    event.preventDefault();
    openMenu(model as NetworkNode, {x: event.clientX ?? 0, y: event.clientY ?? 0});
  });
  paper.on('element:pointerclick', ({model}: dia.ElementView) => {
    if (wasLong()) return;
    selection.select(model as NetworkNode);
    onMessage((model as NetworkNode).describe());
  });
  paper.on('transform', () => menu.close());
  paper.el.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const {current} = selection;
    const next = event.shiftKey ? undefined : nextNode(diagram.nodes(), current, event.key);
    if (next) {
      selection.select(next);
      reveal(paper, next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // [4]
      openMenu(current, paper.localToClientPoint(current.getBBox().center()));
    } else if (event.key === 'Escape' && selection.isNarrowed()) {
      selection.showAround();
    } else if (!moveByKey(paper, event)) return;
    event.preventDefault();
  });
  addGestures(paper);

  const observer = new ResizeObserver(() => {
    paper.setDimensions(host.clientWidth || width, host.clientHeight || height);
    fit(paper);
  });
  observer.observe(host);

  return {
    isRunning: clock.isOn,
    run(on) {
      clock.turn(on);
      onChange();
    },
    step: second,
    hasTraffic: () => traffic.isOn,
    showTraffic: (on) => traffic.choose(on),
    summary: () => diagram.summary(),
    zoom: (factor) => zoom(paper, factor),
    fit: () => fit(paper),
    svg: () => toSvg(paper),
    png: (pixels) => toPng(paper, pixels),
    // [5]
    stop() {
      controller.abort();
      observer.disconnect();
      menu.remove();
      paper.remove();
      graph.clear();
    },
  };
}

/*
[1] Links end at the box of the body. Labels are outside of it and change their size.
[2] remove() takes the paper's element out of the page. The host stays.
[3] Only what matters is said aloud, not each reading.
[4] On a Mac, no key fires the contextmenu event. Enter works everywhere.
[5] The abort ends the timer and all listeners on the document, the window and the media
    query. The paper's own listeners go with it.
*/
