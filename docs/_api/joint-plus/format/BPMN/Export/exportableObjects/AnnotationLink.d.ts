import {AbstractFlow} from './AbstractFlow';

export class AnnotationLink extends AbstractFlow {
  toAssociationXMLElement(): Element;
}
