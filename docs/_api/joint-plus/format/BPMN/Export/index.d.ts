export * as exportableObjects from './exportableObjects';
export * from './toBPMN';
