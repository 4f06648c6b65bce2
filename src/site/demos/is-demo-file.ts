import type {DemoFile} from './demo';

/** Is a value that comes from outside, such as the storage, a file of a program? */
export const isDemoFile = (value: unknown): value is DemoFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'text' in value &&
  [value.name, value.text].every((part) => typeof part === 'string');
