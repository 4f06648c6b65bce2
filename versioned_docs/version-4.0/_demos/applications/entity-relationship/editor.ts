import {describe} from './describe';
import {Diagram, type Item} from './diagram';
import {load, save} from './file';
import {History} from './history';
import {addKeys} from './keys';
import {makePaper} from './paper';
import type {End, Ends} from './relation';
import {editText} from './rename';
import {addRowDrag, itemAt} from './rows';
import {Selection} from './selection';
import {headerHeight, rowHeight, tableWidth} from './table';
import {addGestures, fit, freePlace, reveal, zoom} from './view';

export type Editor = ReturnType<typeof startEditor>;

/**
 * Starts the editor in an element of the page.
 *
 * @param fill - adds the first tables
 * @param onChange - is called when the diagram or the selection has changed, with a message
 */
export function startEditor(
  host: HTMLElement,
  fill: (diagram: Diagram, columns: number) => void,
  onChange: (message: string) => void,
) {
  const diagram = new Diagram();
  const {graph} = diagram;
  const {paper, root} = makePaper(host, diagram);
  const selection = new Selection(paper, diagram, () => tell(selection.item ? describe(diagram, selection.item) : ''));
  let connecting: Item | undefined;
  let isReady = false;
  const tell = (message: string) => isReady && onChange(message);

  // [1]
  fill(diagram, host.clientWidth < 480 ? 2 : 3);
  const history = new History(graph, () => selection.refresh());

  /** Selects an item, or connects a row with it. A press on the empty paper ends both. */
  function choose(item: Item | undefined): void {
    const from = connecting;
    connecting = undefined;
    if (!from || !item?.row) selection.select(item);
    else if (diagram.canConnect(from, item)) selection.select(diagram.connect(from, item));
    else tell('These two rows can’t be connected.');
  }

  const areaOf = ({id, row}: Item) => {
    const table = diagram.table(id);
    const area = table?.getBBox();
    if (!table || !area) return graph.getCell(id).getBBox();
    area.height = row ? rowHeight : headerHeight;
    if (row) area.y = table.rowCenter(row).y - rowHeight / 2;
    return area;
  };

  function rename(field: 'name' | 'type' = 'name'): void {
    const {item} = selection;
    const table = item && diagram.table(item.id);
    if (!item || !table) return;
    const row = diagram.rowOf(item);
    const area = areaOf(item);
    if (row) [area.x, area.width] = field === 'name' ? [area.x + 30, 92] : [area.x + 122, 68];
    const label = row ? `${field === 'name' ? 'Name' : 'Type'} of the row` : 'Name of the table';
    editText(paper, area, {label, text: row ? row[field] : table.title}, (text) => {
      const problem = diagram.rename(item, field, text);
      if (problem) tell(problem);
    });
  }

  paper.on('cell:pointerdown blank:pointerdown', () => paper.svg.focus({preventScroll: true}));
  paper.on('cell:pointerclick', (view, event) => choose(itemAt(view, event)));
  paper.on('blank:pointerclick', () => choose(undefined));
  paper.on('element:pointerdblclick', (view, event, x) => {
    const item = itemAt(view, event);
    selection.select(item);
    rename(item.row && x - view.model.getBBox().x > 122 ? 'type' : 'name');
  });
  paper.on('link:connect', ({model}) => selection.select({id: String(model.id), row: ''}));
  addRowDrag(paper, diagram);
  addGestures(paper);

  const observer = new ResizeObserver(() => {
    paper.setDimensions(host.clientWidth || 640, host.clientHeight || 420);
    if (!isReady) fit(paper);
    isReady = true;
  });
  observer.observe(host);

  const editor = {
    diagram,
    history,
    selected: () => selection.item,
    /** Whether something is dragged. Commands have to wait. */
    isBusy: () => graph.hasActiveBatch(),
    choose,
    select(item: Item | undefined) {
      selection.select(item);
      if (item) reveal(paper, areaOf(item));
    },
    rename,
    addTable: () => editor.select(diagram.addNewTable(freePlace(paper, {width: tableWidth, height: 2 * headerHeight}))),
    addRow: () => selection.item && editor.select(diagram.addRow(selection.item) ?? selection.item),
    remove: () => selection.item && diagram.remove(selection.item),
    setKey: (key: string) => selection.item && diagram.rename(selection.item, 'key', key),
    setEnd(which: keyof Ends, end: End) {
      const relation = selection.item && diagram.relation(selection.item.id);
      relation?.set('ends', {...relation.ends, [which]: end});
    },
    /** The next row that is chosen gets a relation from the selected one. */
    startRelation() {
      connecting = selection.item?.row ? selection.item : undefined;
      if (connecting) tell('Choose the other row: click it, or go there with the arrow keys and press Enter.');
    },
    cancel: () => (connecting = undefined),
    zoom: (factor: number) => zoom(paper, factor),
    fit: () => fit(paper),
    save: () => save(diagram),
    load(text: string) {
      load(diagram, text);
      connecting = undefined;
      fit(paper);
    },
    // [2]
    stop() {
      observer.disconnect();
      history.remove();
      paper.remove();
      root.remove();
      graph.clear();
    },
  };
  addKeys(root, editor);
  return editor;
}

/*
[1] The tables are there before the history, so undo can't remove them.
[2] The listeners of the paper and of the root go with their elements. The observer and the
    history don't, and neither do the controls.
*/
