import {type DemoFile, isModule} from './demo';
import type {FrameProgram} from './frame/frame-content';
import type {Script} from './transpile';

const textOf = (files: readonly DemoFile[], name: string): string | undefined =>
  files.find((file) => file.name === name)?.text;

/** The body of a demo's page: its own, or the one element that diagrams are drawn into. */
export const bodyOf = (files: readonly DemoFile[]): string => textOf(files, 'index.html') ?? '<div id="paper"></div>';

/**
 * A demo as its frame takes it.
 *
 * @param compile - turns a TypeScript module into the script that the frame runs
 */
export function makeProgram(
  title: string,
  files: readonly DemoFile[],
  compile: (file: DemoFile) => Script,
): FrameProgram {
  const scripts = files.filter(isModule).map(compile);
  return {title, html: bodyOf(files), css: textOf(files, 'style.css') ?? '', scripts};
}
