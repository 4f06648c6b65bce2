import {dia} from '@joint/core';

export namespace gexf {
  interface ElementOptions {
    id: string | number;
    label: string;
    width?: number;
    height?: number;
    x?: number;
    y?: number;
    z?: number;
    color?: string;
    shape?: string;
  }

  interface LinkOptions {
    source: string;
    target: string;
  }

  function toCellsArray(
    xmlString: string,
    makeElement: (opt: ElementOptions, xmlNode: Node) => dia.Element,
    makeLink: (opt: LinkOptions, xmlEdge: Node) => dia.Link,
  ): dia.Cell[];
}
