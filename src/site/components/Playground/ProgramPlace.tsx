import React, {type ReactNode, useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PlaygroundData} from '@site/src/site/demos/playground-data';
import Workbench from './Workbench';
import {type OpenedProgram, openProgram} from './open-program';
import {addressOf, readAddress} from './play-address';

type Props = {data: PlaygroundData};

/** A program, and the address that it was opened with. */
type Opened = {address: string; program: OpenedProgram};

/** Opens the program that the address of the page asks for, whenever the address changes. */
export default function ProgramPlace({data}: Props): ReactNode {
  const {search, hash} = useLocation();
  const asked = useMemo(() => readAddress({search, hash}), [search, hash]);
  const address = addressOf(asked);
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const own = `${attempt} ${address}`;
  useEffect(() => {
    let isCurrent = true;
    openProgram(data, asked).then(
      (program) => isCurrent && setOpened({address, program}),
      () => isCurrent && setFailed(own),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, asked, address, own]);
  if (failed === own) {
    return (
      <p className="playground__wait" role="alert">
        The program could not be loaded. Check your network connection.{' '}
        <button type="button" className="live-demo__button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </p>
    );
  }
  return opened?.address === address ? (
    <Workbench key={address} address={address} asked={asked} program={opened.program} data={data} />
  ) : (
    <p className="playground__wait">Loading the program…</p>
  );
}
