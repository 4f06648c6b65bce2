import {defaultKeymap, history, historyField, historyKeymap} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {html} from '@codemirror/lang-html';
import {javascript} from '@codemirror/lang-javascript';
import {HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {Compartment, EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, WidgetType, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {Problem} from '@site/src/site/demos/types/messages';

/** An error and its line, counted from 1. */
export type EditorError = {line: number; text: string};

/** What an editor leaves to the one that takes its place: text, selection, what can be undone, and how far it is scrolled. */
export type KeptEditor = {state: unknown; scrollTop: number};

/** What an editor is made from. */
export type EditorOptions = {
  parent: HTMLElement;
  name: string;
  text: string;
  onChange: (text: string) => void;
  onRun: () => void;
  /** The reader asks for names that can stand here: Ctrl and Space. */
  onAsk?: (() => void) | undefined;
  kept?: KeptEditor | undefined;
};

/** An editor on the page. */
export type EditorHandle = {
  readonly hasFocus: boolean;
  /** Is a letter being composed of several keys? */
  readonly isComposing: boolean;
  focus: () => void;
  /** Moves the cursor, and the focus, to a place; line and column are counted from 1. */
  goTo: (place: {line: number; column: number}) => void;
  setText: (text: string) => void;
  setReadOnly: (isReadOnly: boolean) => void;
  setError: (error: EditorError | undefined) => void;
  keep: () => KeptEditor;
  destroy: () => void;
  /** Underlines problems with types. */
  setProblems?: (problems: readonly Problem[]) => void;
  /** Lists the names that can stand at the cursor. */
  complete?: () => void;
};

/** Makes an editor. */
export type MakeEditor = (options: EditorOptions) => EditorHandle;

/** The colors of highlighted code everywhere else on the site. */
const colors = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.tagName], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--code-string)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--code-constant)'},
  {tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)'},
  {tag: [tags.punctuation, tags.bracket], color: 'var(--code-punctuation)'},
]);

const look = EditorView.theme({
  '&': {height: '100%', backgroundColor: 'var(--code-background)', color: 'var(--code-ink)', fontSize: '0.8125rem'},
  '&.cm-focused': {outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
  '.cm-gutters': {
    backgroundColor: 'var(--code-background)',
    color: 'var(--site-text-muted)',
    borderRight: '1px solid var(--site-border)',
  },
  '.cm-cursor': {borderLeftColor: 'var(--code-ink)'},
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 25%, transparent) !important',
  },
  '.cm-error-text': {padding: '0 0.375rem', color: 'var(--drawing-danger)', whiteSpace: 'pre-wrap'},
  '.cm-error-line': {backgroundColor: 'color-mix(in srgb, var(--drawing-danger) 18%, transparent)'},
});

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) {
    return css();
  }
  return name.endsWith('.html') ? html() : javascript({typescript: true, jsx: name.endsWith('.tsx')});
}

const setError = StateEffect.define<EditorError | undefined>();

/** The text of an error, below its line. Screen readers hear it from the alert behind the editor. */
class ErrorText extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }

  override eq(other: ErrorText): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-error-text';
    element.ariaHidden = 'true';
    element.textContent = this.text;
    return element;
  }
}

/** The mark of the line with an error and its text, which move with the line. */
const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {changes, effects, state}) {
    const effect = effects.find((candidate) => candidate.is(setError));
    if (!effect) {
      return marks.map(changes);
    }
    const {line = 0, text = ''} = effect.value ?? {};
    if (line < 1 || line > state.doc.lines) {
      return Decoration.none;
    }
    const {from, to} = state.doc.line(line);
    return Decoration.set([
      Decoration.line({class: 'cm-error-line'}).range(from),
      Decoration.widget({widget: new ErrorText(text), block: true, side: 1}).range(to),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const mode = new Compartment();

const modeOf = (name: string, isReadOnly: boolean): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({'aria-label': `${name}, ${isReadOnly ? 'edited' : 'editor'}`, tabindex: '0'}),
];

/** What is kept of an editor beside its text. */
const keptFields = {history: historyField};

/** An editor for one file of a demo. Tab leaves it, as it does everywhere on the page; Ctrl or Cmd and Enter runs. */
export class PlainEditor implements EditorHandle {
  readonly view: EditorView;
  private readonly name: string;

  /** @param extensions - what it can do besides */
  constructor({parent, name, text, onChange, onRun, onAsk, kept}: EditorOptions, extensions: Extension = []) {
    const run = (): boolean => {
      onRun();
      return true;
    };
    const ask = (): boolean => {
      onAsk?.();
      return onAsk !== undefined;
    };
    const config = {
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(colors),
        languageOf(name),
        look,
        errorMark,
        extensions,
        keymap.of([{key: 'Mod-Enter', run}, {key: 'Ctrl-Space', run: ask}, ...defaultKeymap, ...historyKeymap]),
        mode.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    };
    const state = kept
      ? EditorState.fromJSON(kept.state, config, keptFields)
      : EditorState.create({doc: text, ...config});
    this.view = new EditorView({state, parent});
    this.name = name;
    if (kept) {
      this.view.scrollDOM.scrollTop = kept.scrollTop;
    }
  }

  get hasFocus(): boolean {
    return this.view.hasFocus;
  }

  get isComposing(): boolean {
    return this.view.composing;
  }

  focus(): void {
    this.view.focus();
  }

  goTo({line, column}: {line: number; column: number}): void {
    const {doc} = this.view.state;
    const {from, to} = doc.line(Math.min(line, doc.lines));
    const anchor = Math.min(from + column - 1, to);
    this.view.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
    this.view.focus();
  }

  setText(text: string): void {
    const {doc} = this.view.state;
    if (doc.toString() !== text) {
      this.view.dispatch({changes: {from: 0, to: doc.length, insert: text}});
    }
  }

  setReadOnly(isReadOnly: boolean): void {
    this.view.dispatch({effects: mode.reconfigure(modeOf(this.name, isReadOnly))});
  }

  setError(error: EditorError | undefined): void {
    this.view.dispatch({effects: setError.of(error)});
  }

  keep(): KeptEditor {
    return {state: this.view.state.toJSON(keptFields), scrollTop: this.view.scrollDOM.scrollTop};
  }

  destroy(): void {
    this.view.destroy();
  }
}
