import path from 'node:path';

/** The project's folder. */
export const projectDir = path.resolve(__dirname, '../..');
