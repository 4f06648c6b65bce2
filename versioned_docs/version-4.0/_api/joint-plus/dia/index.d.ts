export * from './CommandManager';
export * from './Validator';
