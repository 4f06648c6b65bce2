import React, {type ReactNode, useEffect, useState} from 'react';

type Props = {
  /** Returns the text to copy, when the button is pressed. */
  text: () => string;
  className?: string;
  /** Read by screen readers behind the label. */
  children?: ReactNode;
};

const labels = {idle: 'Copy', copied: 'Copied', failed: 'Copy failed'};

/** A button that copies a text and says for 2 seconds whether that worked. */
export default function CopyButton({text, className, children}: Props): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{labels[state]}</span>
      {children}
    </button>
  );
}
