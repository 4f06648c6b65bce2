import {Record} from './Record';

export class BorderedRecord extends Record {}
