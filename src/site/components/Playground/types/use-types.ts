import {useEffect, useMemo, useState} from 'react';
import type {MakeEditor} from '@site/src/site/components/LiveDemo/editor-view';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {PlaygroundData, PlaygroundVersion} from '@site/src/site/demos/playground-data';
import type {Problem} from '@site/src/site/demos/types/messages';
import type {Types, startTypes} from './typed-editor';

/** How far types are: not wanted yet, on their way, not to be had, or there. */
export type Phase = 'off' | 'loading' | 'failed' | 'on';

type TypesState = {
  phase: Phase;
  problems: readonly Problem[];
  /** Makes editors that know types, when they are there. */
  make?: MakeEditor;
  /** Loads them, unless that was tried before. */
  start: () => void;
  retry: () => void;
};

type Options = {
  types: PlaygroundData['types'];
  /** For which the program is written. */
  version: PlaygroundVersion;
  files: readonly DemoFile[];
  /** The files as they are when it is called. */
  getFiles: () => readonly DemoFile[];
};

/** How long after the last key a program is checked, in ms. */
const pauseAfterEdit = 300;

/** Loaded once for all programs. A reader who has wanted types of one wants them of the next, too. */
let loading: Promise<Types> | undefined;

function load({editorUrl, workerUrl}: PlaygroundData['types'], attempt: number): Promise<Types> {
  loading ??= (async () => {
    // Browsers remember modules that could not be loaded, by their addresses.
    const url = attempt > 1 ? `${editorUrl}?${attempt}` : editorUrl;
    const module = (await import(/* webpackIgnore: true */ url)) as {startTypes: typeof startTypes};
    return module.startTypes(workerUrl);
  })();
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The types of a program: nothing of them is loaded until they are wanted. */
export function useTypes({types, version, files, getFiles}: Options): TypesState {
  const [attempt, setAttempt] = useState(loading ? 1 : 0);
  const [failed, setFailed] = useState(0);
  const [checked, setChecked] = useState<{types: Types; problems: readonly Problem[]}>();
  const urls = useMemo(
    () => ({declarations: [types.sharedUrl, version.typesUrl], reference: version.referenceUrl}),
    [types, version],
  );

  useEffect(() => {
    if (attempt === 0) {
      return undefined;
    }
    let isCurrent = true;
    const check = async (): Promise<void> => {
      try {
        const loaded = await load(types, attempt);
        const problems = isCurrent ? await loaded.check({urls, files}) : undefined;
        if (isCurrent && problems) {
          setChecked({types: loaded, problems});
        } else if (isCurrent) {
          setFailed(attempt);
        }
      } catch {
        if (isCurrent) {
          setFailed(attempt);
        }
      }
    };
    const timer = setTimeout(() => void check(), pauseAfterEdit);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [types, urls, files, attempt]);

  const loaded = checked?.types;
  const make = useMemo(() => loaded?.makerFor(() => ({urls, files: getFiles()})), [loaded, urls, getFiles]);
  const hasFailed = attempt > 0 && failed === attempt;
  return {
    phase: attempt === 0 ? 'off' : hasFailed ? 'failed' : checked ? 'on' : 'loading',
    problems: hasFailed ? [] : (checked?.problems ?? []),
    ...(make && {make}),
    start: () => setAttempt((before) => Math.max(before, 1)),
    retry: () => setAttempt((before) => before + 1),
  };
}
