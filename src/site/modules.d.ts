declare module '@generated/not-found-paths/default/pages.json' {
  const pages: {path: string; title: string; version: string}[];
  export default pages;
}

declare module '*.css?raw' {
  const styles: string;
  export default styles;
}

declare module '*.ts?raw' {
  const program: string;
  export default program;
}

declare module '@generated/live-demos/default/demos.json' {
  import type {DemoData} from '@site/src/site/demos/demo-data';

  const demos: Partial<Record<string, DemoData>>;
  export default demos;
}

declare module '@generated/live-demos/default/playground.json' {
  import type {PlaygroundData} from '@site/src/site/demos/playground-data';

  const playground: PlaygroundData;
  export default playground;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: Window['docusaurus'];
  export default docusaurus;
}

declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module 'tslib/tslib.es6.mjs' {
  export {__importDefault} from 'tslib';
}
