import React, {type ReactNode} from 'react';
import {stepAttribute} from '../StaticPage/behaviors/step-progress';
import styles from './step-progress.css?raw';

/** What `src/build/remark/quickstart-steps.ts` knows of a page's place among the steps. */
type StepPlace = {
  /** The page of the step; absent on the page of the section. */ step?: string;
  number?: string;
  total: string;
};

type Props = StepPlace & {/** Whose steps they are. */ kind: 'core' | 'plus'; children: ReactNode};

/**
 * The steps of the quickstart, with the place of this page and ticks of those that
 * the reader has done. `behaviors/step-progress.ts` sets the ticks: the server knows none.
 */
export default function StepProgress({number, total, kind, children}: Props): ReactNode {
  const count = number === undefined ? `${total} steps` : `Step ${number} of ${total}`;
  return (
    <nav className="steps" aria-label="Steps of the quickstart" data-search-ignore="">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <p>
        {count}
        {kind === 'plus' && ' with JointJS+'}
      </p>
      <ol>{children}</ol>
    </nav>
  );
}

/** A step in the list; its tick takes the place of its number. */
export function StepItem({step, number, children}: {step: string; number: string; children: ReactNode}): ReactNode {
  return (
    <li {...{[stepAttribute]: step}}>
      <span className="steps__number" aria-hidden="true">
        {number}
      </span>
      {children}
      <span className="steps__note" hidden>
        , done
      </span>
    </li>
  );
}

/** The end of a step: ticks it off, or takes the tick back, and leads on. */
export function StepEnd({step, number, children}: StepPlace & {children: ReactNode}): ReactNode {
  return (
    <div className="step-end" data-search-ignore="">
      <button type="button" aria-pressed="false" {...{[stepAttribute]: step}}>
        <span className="steps__number" aria-hidden="true" />
        Step {number} done
      </button>
      {children}
    </div>
  );
}
