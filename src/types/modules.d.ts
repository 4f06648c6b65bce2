declare module '@generated/not-found-paths/default/pages.json' {
  const pages: {path: string; title: string; version: string}[];
  export default pages;
}

declare module '*.css?raw' {
  const styles: string;
  export default styles;
}
