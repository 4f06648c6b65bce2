import {type VersionName, versionNamed} from '../../../common/versions';

/** What the parts of the map are divided into, by color in the drawing and by heading in the list. */
export const areas = ['data', 'views', 'tools', 'lines', 'base'] as const;
export type Area = (typeof areas)[number];

/** What the legend calls them. */
export const areaNames: Readonly<Record<Area, string>> = {
  data: 'data',
  views: 'views',
  tools: 'tools and highlighters',
  lines: 'functions for links',
  base: 'base classes',
};

/** A part of the library on the map. */
export type MapNode = {
  /** The path of its symbol; of a part without one, its name. */
  id: string;
  area: Area;
  /** What it is, as a sentence without its subject: "stores the cells of a diagram". */
  does: string;
  /** Its page below the folder of the version, and the anchor there, where no page has its symbol as subject. */
  at?: {file: string; anchor?: string};
  /** What the declarations call it where other classes extend it. */
  declaredAs?: string;
  /** Whether only JointJS+ has it. */
  isPlus?: true;
  /** The label of the first version that has it. */
  since?: string;
};

/** How a part is related to another. */
export const relationKinds = ['extends', 'contains', 'draws', 'uses'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** A line on the map. */
export type Relation = {
  from: string;
  kind: RelationKind;
  to: string;
  /** What that means, as a sentence; the declarations say enough about classes that extend others. */
  means?: string;
};

/** The classes and namespaces that a diagram is made of. */
const nodes: readonly MapNode[] = [
  {id: 'dia.Graph', area: 'data', does: 'holds the data of a diagram. It adds, finds, removes and saves cells.'},
  {
    ...{id: 'dia.SearchGraph', area: 'data', isPlus: true, since: '4.1'},
    does: 'finds cells by position faster than a plain graph.',
  },
  {id: 'dia.Cell', area: 'data', does: 'is what elements and links have in common: attributes, a z index, embedding.'},
  {id: 'dia.Element', area: 'data', does: 'is a cell with a position, a size and an angle.'},
  {id: 'dia.Link', area: 'data', does: 'is a cell that connects a source and a target.'},
  {
    ...{id: 'ports', area: 'data', at: {file: 'api/dia/Element.mdx', anchor: 'ports'}},
    does: 'are the points of an element that links connect to.',
  },
  {id: 'shapes.standard', area: 'data', does: 'contains ready-made elements and links.'},
  {id: 'dia.CommandManager', area: 'data', isPlus: true, does: 'records changes for undo and redo.'},
  {id: 'dia.Validator', area: 'data', isPlus: true, does: 'checks recorded changes and reverts invalid ones.'},
  {id: 'dia.Paper', area: 'views', does: 'draws a graph as SVG and fires pointer events.'},
  {id: 'dia.PaperLayer', area: 'views', does: 'is a group of SVG nodes, such as all cells or all tools.'},
  {
    ...{id: 'dia.CellView', area: 'views', declaredAs: 'dia.CellViewGeneric'},
    does: 'is what element views and link views have in common.',
  },
  {id: 'dia.ElementView', area: 'views', does: 'draws one element and its ports.'},
  {id: 'dia.LinkView', area: 'views', does: 'draws one link: its line, its labels and its arrowheads.'},
  {id: 'dia.ToolsView', area: 'tools', does: 'is the group of tools of one cell view.'},
  {id: 'dia.ToolView', area: 'tools', does: 'is the base class of tools: buttons and handles on a cell.'},
  {
    ...{id: 'elementTools', area: 'tools', at: {file: 'api/elementTools/index.mdx'}},
    does: 'contains the tools for elements.',
  },
  {id: 'linkTools', area: 'tools', does: 'contains the tools for links.'},
  {id: 'dia.HighlighterView', area: 'tools', does: 'is the base class of highlighters: marks on a cell.'},
  {id: 'highlighters', area: 'tools', does: 'contains the built-in highlighters.'},
  {id: 'anchors', area: 'lines', does: 'decide which point of an element a link end aims at.'},
  {id: 'linkAnchors', area: 'lines', does: 'decide which point of another link a link end aims at.'},
  {id: 'connectionPoints', area: 'lines', does: 'decide where the visible line stops.'},
  {id: 'routers', area: 'lines', does: 'decide which points a line passes through.'},
  {id: 'connectors', area: 'lines', does: 'turn these points into an SVG path.'},
  {id: 'mvc.Model', area: 'base', does: 'stores attributes and fires an event when one changes.'},
  {id: 'mvc.Collection', area: 'base', does: 'is a list of models that passes on their events.'},
  {id: 'mvc.View', area: 'base', does: 'manages one DOM node and its event handlers.'},
];

const isExtendedBy = (to: string, ...from: readonly string[]): Relation[] =>
  from.map((id) => ({from: id, kind: 'extends', to}));

const relations: readonly Relation[] = [
  ...isExtendedBy('mvc.Model', 'dia.Graph', 'dia.Cell'),
  ...isExtendedBy('dia.Graph', 'dia.SearchGraph'),
  ...isExtendedBy('dia.Cell', 'dia.Element', 'dia.Link'),
  ...isExtendedBy('dia.Element', 'shapes.standard'),
  ...isExtendedBy('dia.Link', 'shapes.standard'),
  ...isExtendedBy('mvc.View', 'dia.Paper', 'dia.PaperLayer', 'dia.CellView'),
  ...isExtendedBy('mvc.View', 'dia.ToolsView', 'dia.ToolView', 'dia.HighlighterView'),
  ...isExtendedBy('dia.CellView', 'dia.ElementView', 'dia.LinkView'),
  ...isExtendedBy('dia.ToolView', 'elementTools', 'linkTools'),
  ...isExtendedBy('dia.HighlighterView', 'highlighters'),
  {from: 'mvc.Collection', kind: 'contains', to: 'mvc.Model', means: 'A collection is a list of models.'},
  {from: 'dia.Graph', kind: 'uses', to: 'mvc.Collection', means: 'A graph keeps its cells in a collection.'},
  {from: 'dia.Graph', kind: 'contains', to: 'dia.Cell', means: 'A diagram is a graph with cells.'},
  {from: 'dia.Element', kind: 'contains', to: 'ports', means: 'An element can have any number of ports.'},
  {from: 'dia.Paper', kind: 'draws', to: 'dia.Graph', means: 'A paper shows one graph and follows its changes.'},
  {
    from: 'dia.Paper',
    kind: 'contains',
    to: 'dia.PaperLayer',
    means: 'A paper has a layer for cells and others above it and below it.',
  },
  {
    from: 'dia.Paper',
    kind: 'contains',
    to: 'dia.CellView',
    means: 'A paper creates one view for each cell that it draws.',
  },
  {from: 'dia.CellView', kind: 'draws', to: 'dia.Cell', means: 'A cell view shows one cell and follows its changes.'},
  {from: 'dia.ElementView', kind: 'draws', to: 'dia.Element', means: 'An element view shows one element.'},
  {from: 'dia.LinkView', kind: 'draws', to: 'dia.Link', means: 'A link view shows one link.'},
  {from: 'dia.CellView', kind: 'contains', to: 'dia.ToolsView', means: 'A cell view can have one group of tools.'},
  {from: 'dia.ToolsView', kind: 'contains', to: 'dia.ToolView', means: 'The group shows and hides its tools.'},
  {from: 'dia.HighlighterView', kind: 'uses', to: 'dia.CellView', means: 'A highlighter marks a node of a cell view.'},
  {from: 'dia.LinkView', kind: 'uses', to: 'anchors', means: 'A link view asks an anchor for each end on an element.'},
  {
    from: 'dia.LinkView',
    kind: 'uses',
    to: 'linkAnchors',
    means: 'A link view asks a link anchor for each end on a link.',
  },
  {
    from: 'dia.LinkView',
    kind: 'uses',
    to: 'connectionPoints',
    means: 'A link view asks a connection point for each end on a cell.',
  },
  {from: 'dia.LinkView', kind: 'uses', to: 'routers', means: 'A link view asks one router for the whole line.'},
  {from: 'dia.LinkView', kind: 'uses', to: 'connectors', means: 'A link view asks one connector for the path.'},
  {
    from: 'dia.CommandManager',
    kind: 'uses',
    to: 'dia.Graph',
    means: 'A command manager records the changes of one graph.',
  },
  {
    from: 'dia.Validator',
    kind: 'uses',
    to: 'dia.CommandManager',
    means: 'A validator checks what a command manager records.',
  },
];

/** The parts of the library and how they are related, in one version. */
export type ClassMap = {nodes: readonly MapNode[]; relations: readonly Relation[]};

/** The map of a version: parts that a later version added are left out, with their lines. */
export function classMapOf(version: VersionName): ClassMap {
  const {label} = versionNamed(version);
  const there = nodes.filter(
    ({since}) => since === undefined || label.localeCompare(since, 'en', {numeric: true}) >= 0,
  );
  const ids = new Set(there.map(({id}) => id));
  return {nodes: there, relations: relations.filter(({from, to}) => ids.has(from) && ids.has(to))};
}
