export class VisioMaster {}
