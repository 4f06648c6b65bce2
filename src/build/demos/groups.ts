/** Groups of demos, by the first part of their ids, as readers call them, in their order. */
export const demoGroups: ReadonlyMap<string, string> = new Map(
  Object.entries({
    applications: 'Applications',
    quickstart: 'Quickstart',
    start: 'First steps',
    graph: 'Graph and data',
    shapes: 'Shapes',
    attributes: 'Attributes',
    ports: 'Ports',
    links: 'Links',
    layout: 'Layout',
    paper: 'Paper',
    interaction: 'Interaction',
    tools: 'Tools',
    highlighters: 'Highlighters',
    geometry: 'Geometry',
  }),
);

/** The group of a demo: the first part of its id. */
export const groupOf = ({id}: {id: string}): string => id.split('/')[0] ?? '';
