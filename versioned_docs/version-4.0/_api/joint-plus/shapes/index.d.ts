export * as standard from './standard';
export * as chart from './chart';
export * as measurement from './measurement';
export * as vsm from './vsm';
export * as bpmn2 from './bpmn2';
