export class PathDrawer {
  constructor(options: PathDrawer.Options);

  render(): this;

  remove(): this;
}

export namespace PathDrawer {
  interface Options {
    target: SVGSVGElement;
    enableCurves?: boolean;
    pathAttributes?: any;
    snapRadius?: number;
    startPointMarkup?: string;
  }
}
