export * from './CommandManager';
