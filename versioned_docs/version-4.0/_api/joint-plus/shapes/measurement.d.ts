import {dia} from '@joint/core';

export class Angle extends dia.Link<any> {}
