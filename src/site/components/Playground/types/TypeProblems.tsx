import React, {type ReactNode} from 'react';
import type {Problem} from '@site/src/site/demos/types/messages';
import type {Phase} from './use-types';

type Props = {
  phase: Phase;
  problems: readonly Problem[];
  onStart: () => void;
  onRetry: () => void;
  onOpen: (problem: Problem) => void;
};

const said: Partial<Record<Phase, string>> = {
  loading: 'Loading types…',
  failed: 'Types could not be loaded, so the editor completes no names and finds no wrong types. All else works.',
};

/** What TypeScript finds wrong with the program, file by file; before it is loaded, a button that loads it. */
export default function TypeProblems({phase, problems, onStart, onRetry, onOpen}: Props): ReactNode {
  const count = problems.length;
  return (
    <div className="playground__types">
      {phase === 'off' && (
        <button type="button" className="live-demo__button" onClick={onStart}>
          Check types
        </button>
      )}
      <p role="status">{said[phase]}</p>
      {phase === 'failed' && (
        <button type="button" className="live-demo__button" onClick={onRetry}>
          Try again
        </button>
      )}
      {phase === 'on' && (
        // Closed at first and of one height when open: the line that is being typed stays where it is.
        <details>
          <summary>{count === 1 ? 'One problem with types' : `${count || 'No'} problems with types`}</summary>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>
                <button type="button" data-warning={problem.isWarning} onClick={() => onOpen(problem)}>
                  {problem.file}:{problem.line} {problem.text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
