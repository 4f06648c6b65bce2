import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {dia} from '@joint/core';
import {Diagram} from './diagram';
import {FilePanel} from './file-panel';
import type {Flow} from './flow';
import {addKeys} from './keys';
import {NodeForm} from './node-form';
import {fit, zoom} from './paper';
import {type Kind, isKind, kinds} from './shapes';

/** The diagram with its controls and its form. */
export function Editor({flow}: {flow: Flow}) {
  const state = useSyncExternalStore(flow.subscribe, flow.read);
  const rootRef = useRef<HTMLDivElement>(null);
  const paperRef = useRef<dia.Paper>(null);
  const [kind, setKind] = useState<Kind>('number');

  useEffect(() => {
    const controller = new AbortController();
    if (rootRef.current) addKeys(rootRef.current, flow, controller.signal);
    return () => controller.abort();
  }, [flow]);

  const withPaper = (work: (paper: dia.Paper) => void) => () => {
    if (paperRef.current) work(paperRef.current);
  };
  const add = withPaper((paper) => {
    const {x, y} = paper.getArea().center().snapToGrid(8);
    flow.add(kind, {x: x - 56, y: y - 32});
  });
  // [1]
  const button = (id: string, text: string, onClick: () => void, isOff = false) => (
    <button id={id} type="button" aria-disabled={isOff} onClick={onClick}>
      {text}
    </button>
  );

  return (
    <div ref={rootRef} className="editor">
      <div className="toolbar">
        <select
          id="kind"
          aria-label="Kind of the new node"
          value={kind}
          onChange={({target}) => isKind(target.value) && setKind(target.value)}>
          {Object.entries(kinds).map(([name, {title}]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        {button('add', 'Add', add)}
        {button('undo', 'Undo', flow.undo, state.undo === 0)}
        {button('redo', 'Redo', flow.redo, state.redo === 0)}
        {button('duplicate', 'Duplicate', flow.duplicate, !state.node)}
        {button('remove', 'Delete', flow.remove, !state.selected)}
        {button('fit', 'Fit', withPaper(fit))}
        {button(
          'zoom-out',
          '−',
          withPaper((paper) => zoom(paper, 0.8)),
        )}
        {button(
          'zoom-in',
          '+',
          withPaper((paper) => zoom(paper, 1.25)),
        )}
        <output aria-live="polite">{`${state.undo} to undo, ${state.redo} to redo`}</output>
      </div>
      <div className="columns">
        <Diagram flow={flow} state={state} paperRef={paperRef} />
        <div className="side">
          {/* [2] */}
          {state.node ? (
            <NodeForm key={state.node.id} flow={flow} node={state.node} />
          ) : (
            <p>{state.selected ? 'Delete removes the link.' : 'Select a node to edit it.'}</p>
          )}
          <FilePanel flow={flow} onLoad={withPaper(fit)} />
        </div>
      </div>
    </div>
  );
}

/*
[1] A button with disabled would lose the focus when it has done its work. The commands
    themselves do nothing when there is nothing to do.
[2] With the key, each node has its own form. Otherwise, React would use the fields of the
    last node again, with their focus and what was typed.
*/
