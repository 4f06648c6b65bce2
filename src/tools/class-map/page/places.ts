/**
 * Where each part stands: its column and its row. Data is on the left, what draws
 * it on the right, at the same height.
 */
export const places: Readonly<Record<string, readonly [column: number, row: number]>> = {
  'dia.Validator': [0, 0],
  'dia.CommandManager': [1, 0],
  'dia.SearchGraph': [2, 0],
  'dia.PaperLayer': [4, 0],
  'mvc.Collection': [0, 1],
  'dia.Graph': [1, 1],
  'dia.Paper': [4, 1],
  'mvc.Model': [0, 2],
  'dia.Cell': [1, 2],
  'dia.CellView': [4, 2],
  'mvc.View': [5, 2],
  'dia.Element': [2, 3],
  'dia.ElementView': [3, 3],
  'dia.HighlighterView': [5, 3],
  'shapes.standard': [2, 4],
  ports: [3, 4],
  highlighters: [5, 4],
  'dia.Link': [2, 5],
  'dia.LinkView': [3, 5],
  'dia.ToolsView': [5, 5],
  'dia.ToolView': [5, 6],
  anchors: [3, 6],
  elementTools: [4, 7],
  linkTools: [5, 7],
};

/** The end of a line: the side of the box, and how far from its middle in px. */
export type LineEnd = readonly [side: 'left' | 'right' | 'top' | 'bottom', offset?: number];

/** The ends of the lines that don't run from the left side of a box to the right side of another one. */
export const lineEnds: Readonly<Record<string, readonly [from: LineEnd, to: LineEnd]>> = {
  'dia.Validator uses dia.CommandManager': [['right'], ['left']],
  'dia.CommandManager uses dia.Graph': [['bottom'], ['top']],
  'dia.SearchGraph extends dia.Graph': [['left'], ['right', -8]],
  'dia.Paper draws dia.Graph': [
    ['left', 6],
    ['right', 6],
  ],
  'mvc.Collection contains mvc.Model': [['bottom'], ['top']],
  'dia.Graph extends mvc.Model': [['left', 9], ['right']],
  'dia.Graph contains dia.Cell': [['bottom'], ['top']],
  'dia.Element extends dia.Cell': [['left'], ['bottom']],
  'dia.Link extends dia.Cell': [['left'], ['bottom']],
  'dia.ElementView draws dia.Element': [
    ['left', -6],
    ['right', -6],
  ],
  'dia.Element contains ports': [['right', 8], ['left']],
  'shapes.standard extends dia.Element': [['top'], ['bottom']],
  'shapes.standard extends dia.Link': [['bottom'], ['top']],
  'dia.Paper contains dia.PaperLayer': [['top'], ['bottom']],
  'dia.Paper contains dia.CellView': [['bottom'], ['top']],
  'dia.PaperLayer extends mvc.View': [['right'], ['left']],
  'dia.Paper extends mvc.View': [['right'], ['left']],
  'dia.CellView extends mvc.View': [['right'], ['left']],
  'dia.ElementView extends dia.CellView': [['right'], ['bottom']],
  'dia.LinkView extends dia.CellView': [['right'], ['bottom']],
  'dia.HighlighterView uses dia.CellView': [['left'], ['right', 9]],
  'dia.HighlighterView extends mvc.View': [['right'], ['right']],
  'dia.ToolsView extends mvc.View': [['right'], ['right']],
  'dia.ToolView extends mvc.View': [['right'], ['right']],
  'highlighters extends dia.HighlighterView': [['top'], ['bottom']],
  'dia.CellView contains dia.ToolsView': [['bottom', 46], ['left']],
  'dia.ToolsView contains dia.ToolView': [['bottom'], ['top']],
  'elementTools extends dia.ToolView': [['top'], ['bottom']],
  'linkTools extends dia.ToolView': [['top'], ['bottom']],
  'dia.LinkView uses anchors': [['bottom'], ['top']],
};
