import {transform} from 'sucrase';
import {readPage} from '../../src/build/content/pages';
import type {Version} from '../../src/common/versions';
import {project} from './sites';

/** The last program of a page with this title, as JavaScript. */
export function program({folder}: Version, file: string, title: string): string {
  const {fences} = readPage(`${folder}/${file}`, project).content;
  const fence = fences.findLast(({meta}) => meta.includes(title));
  if (!fence) {
    throw new Error(`${folder}/${file} has no program ${title}`);
  }
  return transform(fence.code, {transforms: ['typescript', 'imports']}).code;
}
