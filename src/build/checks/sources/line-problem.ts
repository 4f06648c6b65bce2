/** What is wrong at a line of a page's file, counted from 1. */
export type LineProblem = {line: number; message: string};
