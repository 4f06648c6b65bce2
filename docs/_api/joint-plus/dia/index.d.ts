export * from './CommandManager';
export * from './SearchGraph';
