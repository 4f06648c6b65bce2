import {dia} from '@joint/core';

export class Angle extends dia.Link<any> {}

export class Distance extends dia.Link<any> {}
