import React, {type ReactNode} from 'react';
import {mostMessages} from '@site/src/site/demos/frame/limits';
import Frame from './Frame';
import {longestSilence} from './frame-link';
import Notice from './Notice';
import SlowNote from './SlowNote';
import TouchGate from './TouchGate';
import type {ProgramSession, State} from './program-session';

type Props = {
  session: ProgramSession;
  state: Pick<State, 'run' | 'notice' | 'isFetching'>;
  /** What the frame is called. */
  title: string;
  /** What readers call the program. */
  subject: 'demo' | 'code' | 'program';
  /** Fetches again what could not be loaded. */
  onRetry: () => unknown;
  /** Starts a program that was stopped. */
  onRestart: () => unknown;
  /** What starts it; "Run again" unless given. */
  restart?: string;
};

/** What is within the stage of a program: its diagram, or why there is none and what the reader can do. */
export default function ProgramStage({
  session,
  state: {run, notice, isFetching},
  title,
  subject,
  onRetry,
  onRestart,
  restart = 'Run again',
}: Props): ReactNode {
  const stops = {
    flood: `it sent more than ${mostMessages.toLocaleString('en')} messages in a second`,
    silent: `it did not answer for ${longestSilence / 1000} seconds`,
  };
  return (
    <>
      {run && <Frame key={run.number} run={run} session={session} title={`${title}, running`} />}
      {run && <TouchGate />}
      {(isFetching || (run && !run.hasDrawn && !run.isEdited)) && !notice && <SlowNote subject={subject} />}
      {notice === 'not-loaded' && (
        <Notice
          text={`What the ${subject} runs with could not be loaded. Check your network connection.`}
          action="Try again"
          onAct={onRetry}
        />
      )}
      {(notice === 'flood' || notice === 'silent') && (
        <Notice text={`The ${subject} was stopped: ${stops[notice]}.`} action={restart} onAct={onRestart} />
      )}
    </>
  );
}
