import React, {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import type {Problem} from '@site/src/site/demos/types/messages';
import {type EditorError, type EditorHandle, type EditorOptions, type MakeEditor, PlainEditor} from './editor-view';

export type Props = {
  name: string;
  text: string;
  /** Only shows the text. */
  isReadOnly: boolean;
  /** Leaves the focus where it is when the editor appears. */
  isCalm?: boolean;
  error?: EditorError;
  onChange: (text: string) => void;
  onRun: () => void;
  /** The reader asks for names that can stand at the cursor, and the editor knows none. */
  onAsk?: () => void;
  /** Makes an editor that can do more, as soon as it is there. */
  make?: MakeEditor;
  problems?: readonly Problem[];
  /** The place that the reader wants to see. */
  goal?: {line: number; column: number};
};

const makePlain: MakeEditor = (options) => new PlainEditor(options);

/** An editor for one file of a demo; see `editor-view.ts`. */
export default function Editor({
  name,
  text,
  isReadOnly,
  isCalm,
  error,
  onChange,
  onRun,
  onAsk,
  make = makePlain,
  problems,
  goal,
}: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorHandle>(null);
  const hasAsked = useRef(false);
  const {line, text: message = ''} = error ?? {};

  const change = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const ask = useEffectEvent(() => {
    hasAsked.current = true;
    onAsk?.();
  });
  const options = useEffectEvent((): EditorOptions => ({
    parent: parent.current ?? document.body,
    name,
    text,
    onChange: (changed) => change(changed),
    onRun: () => run(),
    ...(onAsk && {onAsk: () => ask()}),
  }));
  const show = useEffectEvent((editor: EditorHandle | null): void => {
    editor?.setReadOnly(isReadOnly);
    editor?.setError(line === undefined ? undefined : {line, text: message});
    editor?.setProblems?.(problems ?? []);
  });

  const maker = useRef(make);
  const makeFirst = useEffectEvent(() => {
    maker.current = make;
    return make(options());
  });
  useEffect(() => {
    view.current = makeFirst();
    show(view.current);
    return () => view.current?.destroy();
  }, [name]);

  // An editor that can do more takes the place of this one, between two keys.
  useEffect(() => {
    const replace = (): void => {
      const before = view.current;
      if (!before || maker.current === make) {
        return;
      }
      const editor = make({...options(), kept: before.keep()});
      view.current = editor;
      maker.current = make;
      show(editor);
      if (before.hasFocus) {
        // Before the other is gone, so that a keyboard on the screen stays open.
        editor.focus();
      }
      before.destroy();
      if (hasAsked.current) {
        editor.complete?.();
      }
    };
    if (!view.current?.isComposing) {
      replace();
      return undefined;
    }
    const later = (): void => void setTimeout(replace);
    const element = parent.current;
    element?.addEventListener('compositionend', later);
    return () => element?.removeEventListener('compositionend', later);
  }, [make]);

  useEffect(() => {
    view.current?.setReadOnly(isReadOnly);
    if (!isReadOnly && !isCalm) {
      view.current?.focus();
    }
  }, [name, isReadOnly, isCalm]);

  // A reset, from outside.
  useEffect(() => view.current?.setText(text), [text]);

  useEffect(() => {
    view.current?.setError(line === undefined ? undefined : {line, text: message});
  }, [line, message]);

  useEffect(() => view.current?.setProblems?.(problems ?? []), [problems]);

  useEffect(() => {
    if (goal) {
      view.current?.goTo(goal);
    }
  }, [goal]);

  return <div ref={parent} className="live-demo__editor" />;
}
