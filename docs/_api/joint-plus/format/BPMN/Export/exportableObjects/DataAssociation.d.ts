import {AbstractFlow} from './AbstractFlow';

export class DataAssociation extends AbstractFlow {}
