export * from './ForceDirected';
export * from './GridLayout';
export * from './StackLayout';
export * from './TreeLayout';
