import type * as Joint from 'joint-core-4.1';

/** The papers of a demo, for what is loaded into its frame later. */
type Papers = {
  all: Joint.dia.Paper[];
  /** Called with each further one. */
  added?: (paper: Joint.dia.Paper) => void;
};

declare global {
  interface Window {
    liveDemoPapers: Papers;
  }
}

/**
 * Notes each paper that a program creates.
 *
 * @param joint - the library, before the program runs
 */
export function notePapers({dia}: typeof Joint): void {
  const papers: Papers = {all: []};
  window.liveDemoPapers = papers;
  const prototype = dia.Paper.prototype as unknown as {init: (this: Joint.dia.Paper) => void};
  const {init} = prototype;
  prototype.init = function (this: Joint.dia.Paper) {
    init.call(this);
    papers.all.push(this);
    papers.added?.(this);
  };
}
