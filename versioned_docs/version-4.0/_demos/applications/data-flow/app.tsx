import {useState} from 'react';
import {Editor} from './editor';
import {Flow} from './flow';
import {sample} from './sample';

/** The application: a diagram, and an editor that can be closed and opened again. */
export function App() {
  // [1]
  const [flow] = useState(() => new Flow(sample));
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="app">
      {isOpen && <Editor flow={flow} />}
      <button id="close" type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </div>
  );
}

/*
[1] The graph is data, so it can outlive the paper. StrictMode calls this function twice and
    drops one result. That does no harm, because a graph alone needs no cleanup.
*/
