/** In which colors a page, and a demo on it, is shown. */
export type ColorMode = 'light' | 'dark';
