import React, {type FormEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {DemoFile} from '@site/src/site/demos/demo';
import {ownKey} from '@site/src/site/keys/own-key';
import {fileNameProblem, firstFile} from './file-names';

type Props = {
  files: readonly DemoFile[];
  /** The name of the file that is shown. */
  current: string;
  onAdd: (name: string) => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

/** Buttons that add a file, and rename and delete the one that is shown. The program begins in `index.ts`, which stays. */
export default function FileActions({files, current, onAdd, onRename, onDelete}: Props): ReactNode {
  const [question, setQuestion] = useState<{what: 'add' | 'rename'; of: string}>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isFirst = current === firstFile;
  // It is for the file that was shown.
  const asks = question?.of === current ? question.what : undefined;

  useEffect(() => {
    if (asks) {
      input.current?.select();
    }
  }, [asks]);

  const ask = (what: 'add' | 'rename', button: HTMLButtonElement): void => {
    opener.current = button;
    setProblem(undefined);
    setQuestion({what, of: current});
  };
  const close = (): void => {
    setQuestion(undefined);
    opener.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    const found = fileNameProblem(name, asks === 'rename' ? files.filter((file) => file.name !== current) : files);
    if (found !== undefined) {
      setProblem(found);
      input.current?.select();
      return;
    }
    close();
    if (asks === 'add') {
      onAdd(name);
    } else if (name !== current) {
      onRename(name);
    }
  };

  return (
    <div className="live-demo__bar playground__files">
      <button type="button" onClick={({currentTarget}) => ask('add', currentTarget)}>
        Add file
      </button>
      <button type="button" disabled={isFirst} onClick={({currentTarget}) => ask('rename', currentTarget)}>
        Rename
      </button>
      <button type="button" disabled={isFirst} onClick={onDelete}>
        Delete
      </button>
      {asks && (
        <form onSubmit={submit}>
          <label>
            {asks === 'add' ? 'Name of the new file' : `New name of ${current}`}{' '}
            <input
              key={asks}
              ref={input}
              defaultValue={asks === 'add' ? 'module.ts' : current}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={({nativeEvent}) => {
                if (ownKey(nativeEvent) === 'Escape') {
                  close();
                }
              }}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : id}
            />
          </label>
          <button type="submit">{asks === 'add' ? 'Add' : 'Save'}</button>
          <button type="button" onClick={close}>
            Cancel
          </button>
          {problem !== undefined && (
            <p id={id} role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
