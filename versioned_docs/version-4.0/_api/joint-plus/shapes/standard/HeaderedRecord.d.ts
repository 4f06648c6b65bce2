import {Record} from './Record';

export class HeaderedRecord extends Record {}
