import path from 'node:path';
import type {DemoBundle} from '../../demos/bundle-demos';
import {demosPath} from '../../../common/file-patterns';
import {writeFiles} from '../../plugins/live-demos/write-files';
import {contentOf, type FinishedBuild} from './steps';

/** Writes the files of the live demos, in sites that have any. */
export function writeDemoFiles({outDir, plugins}: FinishedBuild): void {
  const bundle = contentOf<DemoBundle>(plugins, 'live-demos');
  if (bundle) {
    writeFiles(path.join(outDir, demosPath), bundle.files);
  }
}
