import type * as Joint from 'joint-core-4.1';
import {describe, describeCellsBriefly} from './describe';
import type {ColorMode, FromFrame, Place, ToFrame} from './messages';
import {notePapers} from './papers';

/*
 * The first script in the frame of a live demo: modules, console, errors, and the
 * way to the page around it. It is built into one file by src/build/demos/frame.ts.
 */

type Module = {exports: Record<string, unknown>};
type Require = (name: string) => unknown;
type Factory = (module: Module, exports: Module['exports'], require: Require) => void;

declare global {
  interface Window {
    /** Gone as soon as the program runs. */
    liveDemo?: {define: (name: string, factory: Factory) => void; start: () => void};
    /** What guarded code calls on its way through loops and functions; see guard-loops.ts. */
    liveDemoGuard: (line: number) => void;
  }
}

/** How long code may run without a pause, in ms. */
const longestRun = 2000;

const around = window.parent;
const post = (message: FromFrame): void => around.postMessage(message, '*');

const factories = new Map<string, Factory>();
const modules = new Map<string, Module>();

/** The first line of the reader's program in a stack. */
function placeOf(stack: string | undefined): Place | undefined {
  const match = /([a-z][a-z-]*\.ts):(\d+):\d+/.exec(stack ?? '');
  return match?.[1] && match[2] ? {file: match[1], line: Number(match[2])} : undefined;
}

function reportError(error: unknown, fallback: string, place?: Place): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : fallback;
  const found = (error instanceof Error ? placeOf(error.stack) : undefined) ?? place;
  post({type: 'error', text, ...(found && {place: found})});
}

function load(name: string): unknown {
  const file = name.startsWith('./') ? `${name.slice(2).replace(/\.ts$/, '')}.ts` : name;
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

function start(): void {
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
      reportError(error, String(error));
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
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0 && entry.contentRect.height > 0) {
      observer.disconnect();
      run();
    }
  });
  observer.observe(document.documentElement);
}

for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const native = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    native(...values);
    if (!(level === 'error' && values[0] instanceof Error)) {
      post({type: 'console', level, text: values.map((value) => describe(value)).join(' ')});
    }
  };
}

addEventListener('error', ({error, message, filename, lineno}: ErrorEvent) => {
  const file = filename.split('/').pop() ?? '';
  reportError(error, message, /\.ts$/.test(file) ? {file, line: lineno} : undefined);
});
addEventListener('unhandledrejection', ({reason}) => reportError(reason, String(reason)));

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) {
    post({type: 'escape'});
  } else if (event.key === 'Tab') {
    post({type: 'keyboard'});
  }
});

addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
  if (source !== around) {
    return;
  }
  if (data.type === 'ping') {
    post({type: 'pong'});
  } else if (data.type === 'color-mode') {
    setColorMode(data.colorMode);
  } else if (data.type === 'keys') {
    const script = document.createElement('script');
    script.textContent = data.code;
    document.head.append(script);
  }
});

function setColorMode(colorMode: ColorMode): void {
  document.documentElement.style.colorScheme = colorMode;
}

// A run ends when a timer gets its turn: not while a loop runs, nor while promises follow each other without a pause.
const later = window.setTimeout.bind(window);
let runningSince = 0;
let isStopped = false;
let calls = 0;
window.liveDemoGuard = (line) => {
  if (runningSince === 0) {
    runningSince = performance.now();
    later(() => {
      runningSince = 0;
      isStopped = false;
    });
  }
  calls += 1;
  if (isStopped || (calls % 128 === 0 && performance.now() - runningSince > longestRun)) {
    isStopped = true;
    throw new Error(`Stopped in line ${line}: the code ran for ${longestRun / 1000} s without a pause.`);
  }
};

window.liveDemo = {define: (name, factory) => void factories.set(name, factory), start};
