import {useState} from 'react';
import type {Flow} from './flow';

/** Saves the diagram as text, and loads it. */
export function FilePanel({flow, onLoad}: {flow: Flow; onLoad: () => void}) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');

  function save(): void {
    setText(flow.save());
    setMessage('Saved.');
  }

  function load(): void {
    try {
      flow.load(text);
      onLoad();
      setMessage('Loaded.');
    } catch (error) {
      // [1]
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className="file">
      <button id="save" type="button" onClick={save}>
        Save
      </button>
      <button id="load" type="button" onClick={load}>
        Load
      </button>
      <textarea
        id="json"
        rows={4}
        aria-label="Saved flow"
        spellCheck={false}
        value={text}
        onChange={({target}) => setText(target.value)}
      />
      <p role="status">{message}</p>
    </div>
  );
}

/*
[1] Nothing was loaded: the diagram, the history and the selection are as before.
*/
