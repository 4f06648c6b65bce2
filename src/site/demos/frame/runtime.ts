import type * as Joint from 'joint-core-4.1';
import {describe, describeCellsBriefly} from './describe';
import {isTooLong, reportError, shorten} from './errors';
import {addScript, fill} from './fill';
import type {FrameContent} from './frame-content';
import {cut} from './limits';
import type {ColorMode} from './color-mode';
import type {ToFrame} from './messages';
import {withoutPeers} from './no-peers';
import {notePapers} from './papers';
import {isFromPage, isSilenced, post} from './post';
import {stay} from './stay';

/*
 * The script in the file of a live demo's frame: modules, console, errors, and the
 * way to the page around it. src/build/demos/frame.ts builds it into that file.
 */

type Module = {exports: Record<string, unknown>};
type Require = (name: string) => unknown;
type Factory = (module: Module, exports: Module['exports'], require: Require) => void;

declare global {
  interface Window {
    /** There while modules are defined; gone as soon as the program runs. */
    liveDemo?: {define: (name: string, factory: Factory) => void};
    /** What guarded code calls on its way through loops and functions; see guard-loops.ts. */
    liveDemoGuard: (line: number) => void;
  }
}

/** How long code may run without a pause, in ms. */
const longestRun = 4000;

/** How long a frame that has a size may take to lay out its page, in ms. */
const longestLayout = 1000;

const factories = new Map<string, Factory>();
const modules = new Map<string, Module>();
let hasContent = false;

function load(name: string): unknown {
  const own = name.startsWith('./') ? name.slice(2).replace(/\.tsx?$/, '') : undefined;
  const file = own === undefined ? name : factories.has(`${own}.tsx`) ? `${own}.tsx` : `${own}.ts`;
  if (name === './style.css') {
    return {};
  }
  const done = modules.get(file);
  if (done) {
    return done.exports;
  }
  const factory = factories.get(file);
  if (!factory) {
    throw new Error(`There is no module "${name}" here. Available: ${[...factories.keys()].join(', ')}.`);
  }
  const module: Module = {exports: {}};
  modules.set(file, module);
  factory(module, module.exports, load);
  return module.exports;
}

/** Runs what the page has sent. It can send it once: a program that runs keeps its frame. */
function run(content: FrameContent): void {
  // Whoever shows the file without its sandbox would have code run in the name of the site.
  if (hasContent || window.origin !== 'null') {
    return;
  }
  hasContent = true;
  setColorMode(content.colorMode);
  window.liveDemo = {define: (name, factory) => void factories.set(name, factory)};
  fill(content);
  delete window.liveDemo;
  if (!factories.has('index.ts')) {
    // Its syntax is wrong, which the browser has reported.
    return;
  }
  whenReady(() => {
    try {
      const joint = load('@joint/core') as typeof Joint;
      describeCellsBriefly(joint.dia.Cell.prototype);
      notePapers(joint);
      load('index.ts');
    } catch (error) {
      console.error(error);
      reportError(error, describe(error));
    }
    requestAnimationFrame(() => requestAnimationFrame(() => post({type: 'drawn'})));
  });
}

/**
 * A frame can run scripts before it has its fonts and a size; a program that measures
 * then would measure another font, or nothing.
 */
function whenReady(run: () => void): void {
  const whenLoaded = [...document.fonts].map((font) => font.load());
  void Promise.allSettled(whenLoaded).then(() => whenLaidOut(run));
}

function whenLaidOut(run: () => void): void {
  const begin = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    run();
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0 && entry.contentRect.height > 0) {
      begin();
    }
  });
  // Styles of an edited demo may hide all of it.
  const timer = setTimeout(() => innerWidth > 0 && begin(), longestLayout);
  observer.observe(document.documentElement);
}

const nativeError = console.error.bind(console);
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const native = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    if (isSilenced()) {
      return;
    }
    native(...values.map(shorten));
    if (!(level === 'error' && values[0] instanceof Error)) {
      post({type: 'console', level, text: values.map((value) => describe(value)).join(' ')});
    }
  };
}

addEventListener('error', (event: ErrorEvent) => {
  const {filename, lineno} = event;
  const error: unknown = event.error;
  const file = filename.split('/').pop() ?? '';
  keepFromConsole(event, error);
  reportError(error, event.message, /\.tsx?$/.test(file) ? {file, line: lineno} : undefined);
});
addEventListener('unhandledrejection', (event) => {
  keepFromConsole(event, event.reason);
  reportError(event.reason, describe(event.reason));
});

/** Logs an error that is too long for the browser's own console in short. */
function keepFromConsole(event: Event, error: unknown): void {
  if (isTooLong(error) || (typeof error === 'string' && cut(error) !== error)) {
    event.preventDefault();
    nativeError('Uncaught', shorten(error));
  }
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) {
    post({type: 'escape'});
  } else if (event.key === 'Tab') {
    post({type: 'keyboard'});
  }
});

addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
  if (!isFromPage(source)) {
    return;
  }
  if (data.type === 'run') {
    run(data.content);
  } else if (data.type === 'ping') {
    post({type: 'pong', number: data.number});
  } else if (data.type === 'color-mode') {
    setColorMode(data.colorMode);
  } else if (data.type === 'keys') {
    addScript(data.code);
  }
});

function setColorMode(colorMode: ColorMode): void {
  document.documentElement.style.colorScheme = colorMode;
}

stay();
withoutPeers();

// A run ends when a timer gets its turn: not while a loop runs, nor while promises follow each other without a pause.
const later = window.setTimeout.bind(window);
// A program may put another clock in its place, even a guarded one.
const now = performance.now.bind(performance);
let runningSince = 0;
let isStopped = false;
let calls = 0;
window.liveDemoGuard = (line) => {
  if (runningSince === 0) {
    runningSince = now();
    later(() => {
      runningSince = 0;
      isStopped = false;
    });
  }
  calls += 1;
  if (isStopped || (calls % 128 === 0 && now() - runningSince > longestRun)) {
    isStopped = true;
    throw new Error(`Stopped in line ${line}: the code ran for ${longestRun / 1000} s without a pause.`);
  }
};

// Only then is there a body to fill.
addEventListener('DOMContentLoaded', () => post({type: 'ready'}));
