export * from './CommandManager';
export * from './SearchGraph';
export * from './Validator';
