export * from './RecordScrollbar';
