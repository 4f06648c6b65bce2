import React, {type ReactNode} from 'react';

type Props = {text: string; action: string; onAct: () => unknown};

/** Something that the reader should know of and can do something about. */
export default function Notice({text, action, onAct}: Props): ReactNode {
  return (
    <div className="live-demo__notice" role="alert">
      {text}
      <button type="button" className="live-demo__button" onClick={() => void onAct()}>
        {action}
      </button>
    </div>
  );
}
