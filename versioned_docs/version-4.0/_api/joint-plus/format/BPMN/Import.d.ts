import {dia} from '@joint/core';

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
  bpmn2Shapes: Object;
  cellFactories?: {
    [element in DecisiveElements]?: (
      xmlNode: Element,
      xmlDoc: XMLDocument,
      defaultFactory: DefaultFactory,
    ) => dia.Cell | null;
  };
}

export interface ImportResult {
  cells: dia.Cell[];
  errors: string[];
}
