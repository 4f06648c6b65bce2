export class PathDrawer {
  constructor(options: PathDrawer.Options);

  onPointerDown(evt: any): any;

  on(eventMap: {[eventName: string]: (...args: any[]) => void}, context?: any): any;

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
