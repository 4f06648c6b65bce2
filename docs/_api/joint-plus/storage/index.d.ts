export * from './Local';
