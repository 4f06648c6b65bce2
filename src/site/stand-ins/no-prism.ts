/** What the classic theme imports from `prism-react-renderer`, with nothing in it. */
export const Prism = {languages: {}};
export const themes = {};
export const Highlight = (): null => null;
