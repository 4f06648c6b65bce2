import type {Item} from './diagram';
import type {Editor} from './editor';

/** The item to which a key leads. */
function next({diagram, selected}: Editor, key: string): Item | undefined {
  const items = diagram.items();
  const item = selected();
  const at = items.findIndex(({id, row}) => id === item?.id && row === item.row);
  // [1]
  const heads = items.flatMap(({row}, index) => (row ? [] : [index]));
  const places: Record<string, number | undefined> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: heads.find((index) => index > at),
    ArrowLeft: heads.filter((index) => index < at).pop(),
    Home: 0,
    End: items.length - 1,
  };
  return items[places[key] ?? -1];
}

/** Moves a row in its table, or a table on the paper. */
function move({diagram, selected}: Editor, key: string): void {
  const item = selected();
  const table = item && diagram.table(item.id);
  if (!table) return;
  const [dx, dy] = {ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10]}[key] ?? [0, 0];
  if (!item.row) table.translate(dx, dy);
  else diagram.moveRow(item, table.rows.findIndex(({id}) => id === item.row) + Math.sign(dy));
}

/** Lets users do everything with the keyboard while the diagram has the focus. */
export function addKeys(root: HTMLElement, editor: Editor): void {
  const actions: Record<string, () => unknown> = {
    F2: () => editor.rename(),
    t: () => editor.rename('type'),
    r: () => editor.startRelation(),
    Insert: () => editor.addRow(),
    Delete: () => editor.remove(),
    Backspace: () => editor.remove(),
    Escape: () => editor.cancel(),
    Enter() {
      const item = editor.selected();
      if (item) editor.choose(item);
    },
    'ctrl+z': () => editor.history.undo(),
    'ctrl+shift+z': () => editor.history.redo(),
    'ctrl+y': () => editor.history.redo(),
  };
  root.addEventListener('keydown', (event) => {
    const {key, target, ctrlKey, metaKey, altKey, shiftKey} = event;
    // [2]
    if (target instanceof HTMLInputElement || editor.isBusy()) return;
    const isControl = ctrlKey || metaKey;
    const letter = key.length === 1 ? key.toLowerCase() : key;
    const name = isControl ? `ctrl+${shiftKey ? 'shift+' : ''}${letter}` : letter;
    const item = isControl || altKey ? undefined : next(editor, key);
    if (altKey && key.startsWith('Arrow')) move(editor, key);
    else if (item) editor.select(item);
    else if (actions[name] && !altKey) actions[name]();
    else if (!key.startsWith('Arrow') || isControl) return;
    event.preventDefault();
  });
}

/*
[1] The headers of the tables, and the relations.
[2] In the field for a name, keys do what they do in every field. During a drag, a key could
    remove what is under the pointer.
*/
