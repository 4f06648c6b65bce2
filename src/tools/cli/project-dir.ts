import path from 'node:path';

/** The project's folder. */
export const projectDir = path.resolve(__dirname, '../../..');

/** The folder of the finished build. */
export const buildDir = path.join(projectDir, 'build');
