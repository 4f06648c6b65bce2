/** Marks a button that runs the code of its block; its value is the address of a `DemoData` with the frame and the library. */
export const runAttribute = 'data-run-code';
