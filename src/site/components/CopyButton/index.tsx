import React, {type ReactNode, useEffect, useState} from 'react';
import {copyText} from './copy-text';
import {resultText, sayFor} from './say-result';

type Props = {
  /** Returns the text to copy, when the button is pressed. */
  text: () => string | Promise<string>;
  /** What is on the button; "Copy" unless given. */
  label?: string;
  className?: string;
  /** Read by screen readers behind the label. */
  children?: ReactNode;
};

/** A button that copies a text and says for 2 seconds whether that worked. */
export default function CopyButton({text, label = 'Copy', className, children}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), sayFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const isCopied = await Promise.resolve()
      .then(text)
      .then(copyText)
      .catch(() => false);
    setState(isCopied ? 'copied' : 'failed');
  };

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{state === 'idle' ? label : resultText(state === 'copied')}</span>
      {children}
    </button>
  );
}
