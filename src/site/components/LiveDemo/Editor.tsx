import React, {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {html} from '@codemirror/lang-html';
import {javascript} from '@codemirror/lang-javascript';
import {HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {Compartment, EditorState, type Extension, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, WidgetType, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

export type Props = {
  name: string;
  text: string;
  /** Only shows the text. */
  isReadOnly: boolean;
  /** An error and its line, counted from 1. */
  error?: {line: number; text: string};
  onChange: (text: string) => void;
  onRun: () => void;
};

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
  return name.endsWith('.html') ? html() : javascript({typescript: true});
}

const setError = StateEffect.define<Props['error']>();

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

/** An editor for one file of a demo. Tab leaves it, as it does everywhere on the page; Ctrl or Cmd and Enter runs. */
export default function Editor({name, text, isReadOnly, error, onChange, onRun}: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const {line, text: message = ''} = error ?? {};
  const change = useEffectEvent(onChange);
  const run = useEffectEvent(() => {
    onRun();
    return true;
  });
  const initialText = useEffectEvent(() => text);

  useEffect(() => {
    const editor = new EditorView({
      doc: initialText(),
      parent: parent.current ?? document.body,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(colors),
        languageOf(name),
        look,
        errorMark,
        keymap.of([{key: 'Mod-Enter', run: () => run()}, ...defaultKeymap, ...historyKeymap]),
        mode.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            change(update.state.doc.toString());
          }
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [name]);

  useEffect(() => {
    view.current?.dispatch({effects: mode.reconfigure(modeOf(name, isReadOnly))});
    if (!isReadOnly) {
      view.current?.focus();
    }
  }, [name, isReadOnly]);

  // A reset, from outside.
  useEffect(() => {
    const editor = view.current;
    if (editor && editor.state.doc.toString() !== text) {
      editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: text}});
    }
  }, [text]);

  useEffect(() => {
    const value = line === undefined ? undefined : {line, text: message};
    view.current?.dispatch({effects: setError.of(value)});
  }, [line, message]);

  return <div ref={parent} className="live-demo__editor" />;
}
