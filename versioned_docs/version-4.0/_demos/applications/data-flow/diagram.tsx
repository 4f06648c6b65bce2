import {type RefObject, useEffect, useId, useRef} from 'react';
import type {dia} from '@joint/core';
import type {Flow} from './flow';
import {mark} from './marks';
import {fit, makePaper} from './paper';
import type {State} from './state';

type Props = {flow: Flow; state: State; paperRef: RefObject<dia.Paper | null>};

/** Draws the diagram. */
export function Diagram({flow, state, paperRef}: Props) {
  const hostRef = useRef<HTMLDivElement>(null);
  const id = useId();

  // [1]
  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const paper = makePaper(host, flow);
    paperRef.current = paper;
    let isFitted = false;
    const observer = new ResizeObserver(() => {
      paper.setDimensions(host.clientWidth || 480, host.clientHeight || 400);
      if (!isFitted) fit(paper);
      isFitted = true;
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      paperRef.current = null;
      paper.remove();
    };
  }, [flow, paperRef]);

  // [2]
  useEffect(() => {
    if (paperRef.current) mark(paperRef.current, state, id);
  }, [flow, paperRef, state, id]);

  return <div ref={hostRef} className="diagram" />;
}

/*
[1] StrictMode runs this effect, its cleanup, and the effect again. Each paper gets its own
    element, because remove() also removes the element of the paper.
[2] This effect has all values of the first one, so it also runs for a new paper.
*/
