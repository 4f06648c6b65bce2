// Part of every page's main script: keep it small. The property is that of `coreOnlyAttribute`.

/** Has the reader chosen to see only pages of the core? On the server, nobody has. */
export const isCoreOnly = (): boolean =>
  (globalThis as {document?: Document}).document?.documentElement.dataset.coreOnly === '';
