/** A step of the quickstart. */
export type QuickstartStep = {
  /** Its page in `learn/quickstart`. */
  page: string;
  /** What it is called in the list of steps. */
  name: string;
};

/** Steps that follow each other; each track counts its own. */
export type Track = {steps: readonly QuickstartStep[]; /** The page behind the last step. */ next: QuickstartStep};

const core: Track = {
  steps: [
    {page: 'installation', name: 'Install'},
    {page: 'paper', name: 'Create a paper'},
    {page: 'elements', name: 'Add elements'},
    {page: 'link', name: 'Add links'},
  ],
  next: {page: 'whats-next', name: 'What’s next?'},
};

const plus: Track = {
  steps: [
    {page: 'element-palette', name: 'Palette'},
    {page: 'editing-overlay', name: 'Overlay'},
    {page: 'toolbar', name: 'Toolbar'},
    {page: 'zoom-and-pan', name: 'Zoom and pan'},
    {page: 'property-editor', name: 'Property editor'},
  ],
  next: {page: 'whats-next', name: 'What’s next?'},
};

/** The quickstart: the steps that all readers take, then those with JointJS+. */
export const quickstart = {core, plus};
