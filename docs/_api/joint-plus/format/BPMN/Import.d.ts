import {dia} from '@joint/core';

export function findExtensionElements(xmlElement: Element): Element[];

export function fromBPMN(xmlDoc: XMLDocument, options: ImportOptions): ImportResult;

export type DecisiveElements =
  | 'participant'
  | 'task'
  | 'serviceTask'
  | 'sendTask'
  | 'receiveTask'
  | 'userTask'
  | 'manualTask'
  | 'businessRuleTask'
  | 'scriptTask'
  | 'subProcess'
  | 'startEvent'
  | 'intermediateThrowEvent'
  | 'intermediateCatchEvent'
  | 'boundaryEvent'
  | 'endEvent'
  | 'gateway'
  | 'parallelGateway'
  | 'inclusiveGateway'
  | 'complexGateway'
  | 'eventBasedGateway'
  | 'exclusiveGateway'
  | 'sequenceFlow'
  | 'messageFlow'
  | 'dataObject'
  | 'textAnnotation'
  | 'association'
  | 'dataStoreReference'
  | 'line';

export type DefaultFactory = () => dia.Cell;

export interface ImportOptions {
  bpmn2Shapes: {[name: string]: any};
  cellFactories?: {
    [element in DecisiveElements]?: (
      xmlNode: Element,
      xmlDoc: XMLDocument,
      shapeClass: typeof dia.Cell,
      defaultFactory: DefaultFactory,
    ) => dia.Cell | null;
  };
  embedCell?: (parent: dia.Cell, child: dia.Cell) => void;
  useLegacyPool?: boolean;
  convertXMLId?: (id: string) => void;
}

export interface ImportResult {
  cells: dia.Cell[];
  errors: string[];
}
