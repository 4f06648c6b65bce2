import {stemOf} from './text';

// cspell:disable-next-line -- a list
const listed =
  'custom customize create add make own new build write simple example set define implement change show ' +
  'undefined missing null wrong broken problem issue reason way setup nothing something still later since never always';

const stems = new Set(listed.split(' ').map((word) => stemOf(word) ?? word));

/** Is it a word that says that something is wanted rather than what? Such words do not decide beside others. */
export const isWeak = (word: string): boolean => stems.has(stemOf(word) ?? word);
