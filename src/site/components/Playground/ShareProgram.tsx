import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {copyText} from '@site/src/site/components/CopyButton/copy-text';
import {addressOf} from './play-address';
import {ProgramCodeError, type SharedProgram, encodeProgram} from './program-code';

type Result = {
  files: SharedProgram['files'];
  version: string;
  text: string;
  /** To be copied by hand. */ link?: string;
};

/** Copies a link that has the whole program in it. No server gets to see the program. */
export default function ShareProgram({program}: {program: SharedProgram}): ReactNode {
  const {pathname} = useLocation();
  const [result, setResult] = useState<Result>();
  const field = useRef<HTMLInputElement>(null);
  const link = result?.link;
  useEffect(() => field.current?.select(), [link]);

  const share = async (): Promise<Pick<Result, 'text' | 'link'>> => {
    try {
      const address = addressOf({code: await encodeProgram(program)});
      const whole = new URL(pathname + address, window.location.href).href;
      return (await copyText(whole)) ? {text: 'Link copied'} : {text: 'Copy this link:', link: whole};
    } catch (error) {
      const text =
        error instanceof ProgramCodeError ? error.message : 'This browser cannot make a link of the program.';
      return {text};
    }
  };
  const {files, version} = program;
  // The answer for an earlier program is no longer shown.
  const shown = result?.files === files && result.version === version ? result : undefined;
  return (
    <>
      <button type="button" onClick={() => void share().then((answer) => setResult({files, version, ...answer}))}>
        Share
      </button>
      <span className="playground__shared" role="status">
        {shown?.text}
      </span>
      {shown?.link !== undefined && <input ref={field} readOnly value={shown.link} aria-label="Link to the program" />}
    </>
  );
}
