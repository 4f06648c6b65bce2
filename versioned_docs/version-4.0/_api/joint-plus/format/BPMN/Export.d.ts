import {dia} from '@joint/core';

export function toBPMN(paper: dia.Paper, options?: ExportOptions): ExportResult;

export namespace exportableObjects {
  type ExportableObject = any;
}

export type BPMN2Types =
  | 'bpmn2.Activity'
  | 'bpmn2.Event'
  | 'bpmn2.Gateway'
  | 'bpmn2.DataObject'
  | 'bpmn2.DataAssociation'
  | 'bpmn2.Flow'
  | 'bpmn2.Annotation'
  | 'bpmn2.AnnotationLink'
  | 'bpmn2.Group'
  | 'bpmn2.Pool'
  | 'bpmn2.HeaderedPool'
  | 'bpmn2.DataStore';

export type DefaultFactory = () => exportableObjects.ExportableObject;

export interface ExportOptions {
  exportableObjectFactories:
    | {
        [type in BPMN2Types]?: (
          cellView: dia.CellView,
          defaultFactory: DefaultFactory,
        ) => exportableObjects.ExportableObject | null;
      }
    | {
        [type: string]: (cellView: dia.CellView) => exportableObjects.ExportableObject | null;
      };
}

export interface ExportResult {
  xml: XMLDocument;
}
