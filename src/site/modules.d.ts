declare module '@generated/not-found-paths/default/pages.json' {
  const pages: {path: string; title: string; version: string}[];
  export default pages;
}

declare module '*.css?raw' {
  const styles: string;
  export default styles;
}

declare module '@generated/live-demos/default/demos.json' {
  import type {DemoData} from '@site/src/site/demos/demo-data';

  const demos: Partial<Record<string, DemoData>>;
  export default demos;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module 'tslib/tslib.es6.mjs' {
  export {__importDefault} from 'tslib';
}
