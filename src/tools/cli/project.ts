import path from 'node:path';
import {projectIn} from '../../build/config/project';

/** The project's folder, by the place of this file. */
export const projectDir = path.resolve(__dirname, '../../..');

/** The project that commands work on. They hand it down. */
export const project = projectIn(projectDir);

/** The folder of the finished build. */
export const buildDir = path.join(projectDir, 'build');
