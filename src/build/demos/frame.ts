import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {frameFile} from '../../site/demos/frame/frame-file';

const frameFolder = path.resolve(__dirname, '../../site/demos/frame');

function buildScript(name: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(frameFolder, name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Builds the script that lets readers use diagrams without a pointer. */
export const buildKeys = (): string => buildScript('keyboard.ts');

/** The styles that every demo starts from. */
export const readBaseCss = (): string => fs.readFileSync(path.join(frameFolder, 'base.css'), 'utf8');

/** Builds the file that every frame shows at first. */
export const buildFrame = (): string => frameFile(buildScript('runtime.ts'), readBaseCss());
