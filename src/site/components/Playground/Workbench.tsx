import React, {
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {announce} from '@site/src/site/announce';
import {isFrugal} from '@site/src/site/connection';
import {MessageList, messageText} from '@site/src/site/components/LiveDemo/Console';
import type {Props as EditorProps} from '@site/src/site/components/LiveDemo/Editor';
import {Sources} from '@site/src/site/components/LiveDemo/Layout';
import ProgramStage from '@site/src/site/components/LiveDemo/ProgramStage';
import {loadCompiler} from '@site/src/site/components/LiveDemo/program-session';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {PlaygroundData} from '@site/src/site/demos/playground-data';
import FileActions from './FileActions';
import OpenDemo from './OpenDemo';
import ShareProgram from './ShareProgram';
import {keepDraft} from './drafts';
import {firstFile} from './file-names';
import type {OpenedProgram} from './open-program';
import {type PlayAddress, addressOf} from './play-address';
import {PlaySession} from './play-session';
import TypeProblems from './types/TypeProblems';
import {useTypes} from './types/use-types';
import {encodeProgram} from './program-code';

type Props = {
  /** Below the path of the page. */
  address: string;
  asked: PlayAddress;
  program: OpenedProgram;
  data: PlaygroundData;
};

const areSame = (files: readonly DemoFile[], others: readonly DemoFile[]): boolean =>
  files.length === others.length &&
  files.every(({name, text}, index) => name === others[index]?.name && text === others[index].text);

/** The editor, in a file of its own. The compiler comes along, so that editing goes on without a network. */
function useEditor(): {Editor?: ComponentType<EditorProps>; hasFailed: boolean; load: () => void} {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    Promise.all([
      import(/* webpackChunkName: "editor" */ '@site/src/site/components/LiveDemo/Editor'),
      loadCompiler(),
    ]).then(
      ([{default: loaded}]) => setEditor(() => loaded),
      () => setFailed(attempt),
    );
  }, [attempt]);
  return {...(Editor && {Editor}), hasFailed: failed === attempt, load: () => setAttempt(attempt + 1)};
}

/** A program with its files, its diagram and its console. */
export default function Workbench({address, asked, program, data}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const history = useHistory();
  const {pathname} = useLocation();
  const [session] = useState(() => new PlaySession(program, data, colorMode));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const {files, messages, failure} = state;
  useEffect(() => {
    void session.runEdited();
    return session.close;
  }, [session]);
  useEffect(() => session.setColorMode(colorMode), [session, colorMode]);

  const {Editor, hasFailed, load} = useEditor();
  const [name, setName] = useState(firstFile);
  const current = Math.max(
    files.findIndex((file) => file.name === name),
    0,
  );
  const file = files[current] ?? {name: firstFile, text: ''};
  const tabs = useMemo(() => files.map((one) => ({...one, html: ''})), [files]);

  const types = useTypes({types: data.types, version: program.version, files, getFiles: session.getFiles});
  const [goal, setGoal] = useState<{file: string; line: number; column: number}>();
  const show = (shown: string): void => {
    setGoal(undefined);
    setName(shown);
  };

  const problems = useMemo(
    () => types.problems.filter((problem) => problem.file === file.name),
    [types.problems, file.name],
  );

  const isEdited = !areSame(files, program.base);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    let kept = session.getState().files;
    return session.subscribe(() => {
      const {files: now} = session.getState();
      if (now !== kept) {
        kept = now;
        setIsKept(keepDraft(address, areSame(now, program.base) ? undefined : now));
      }
    });
  }, [session, address, program]);

  /** The files before they were deleted or reset, until the reader edits what is there now. */
  const [before, setBefore] = useState<{what: string; files: DemoFile[]; now: DemoFile[]}>();
  const undo = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  // The button that was pressed is disabled now.
  useEffect(() => undo.current?.focus(), [before]);
  const replaceFiles = (what: string, replace: () => void): void => {
    replace();
    setBefore({what, files, now: session.getState().files});
    announce(what);
  };

  const error = failure ?? messages.findLast(({level}) => level === 'error');
  const errorLine = error?.place?.file === file.name ? error.place.line : undefined;

  const changeVersion = async (label: string): Promise<void> => {
    const version = data.versions.find((one) => one.label === label);
    const hasDemo = asked.demo === undefined || version?.demos.some(({id}) => id === asked.demo);
    const isThere = asked.program === undefined && asked.fragment === undefined && hasDemo;
    const next: PlayAddress = isThere
      ? {...asked, version: label}
      : {code: await encodeProgram({version: label, title: program.title, files}), version: label};
    if (isThere && isEdited) {
      keepDraft(addressOf(next), files);
    }
    history.replace(`${pathname}${addressOf(next)}`);
  };
  const [versionProblem, setVersionProblem] = useState<string>();
  const hasDraft = program.isDraft === true && isEdited;
  const notes = hasDraft ? [...program.notes, 'Your edits are still here. Reset discards them.'] : program.notes;

  return (
    <div className="live-demo playground__bench">
      <div className="live-demo__bar playground__bar">
        <button type="button" onClick={() => void session.runEdited()}>
          Run
        </button>
        <button
          type="button"
          disabled={!isEdited}
          onClick={() => replaceFiles('The program is as it came.', () => session.replaceFiles(program.base))}>
          Reset
        </button>
        <ShareProgram program={{version: program.version.label, title: program.title, files}} />
        <OpenDemo version={program.version} />
        <label className="playground__version">
          Version{' '}
          <select
            value={program.version.label}
            onChange={({target}) =>
              void changeVersion(target.value).catch((problem: Error) => setVersionProblem(problem.message))
            }>
            {data.versions.map(({label}) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <p className="playground__title">
          {program.pageUrl === undefined ? program.title : <Link to={program.pageUrl}>{program.title}</Link>}
          {isEdited && <span className="live-demo__edited"> Edited</span>}
        </p>
      </div>
      {(notes.length > 0 || versionProblem !== undefined || !isKept) && (
        <div className="playground__notes" role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {versionProblem !== undefined && <p>{versionProblem}</p>}
          {!isKept && (
            <p>This browser keeps no edits, so they are lost when you leave this page. Share the program to keep it.</p>
          )}
        </div>
      )}
      <div className="playground__main">
        <section ref={place} tabIndex={-1} className="playground__code" aria-label="Program">
          <FileActions
            files={files}
            current={file.name}
            onAdd={(added) => {
              session.addFile(added);
              show(added);
            }}
            onRename={(renamed) => {
              session.renameFile(file.name, renamed);
              show(renamed);
            }}
            onDelete={() => replaceFiles(`${file.name} is deleted.`, () => session.deleteFile(file.name))}
          />
          {before?.now === files && (
            <p className="playground__undo">
              {before.what}{' '}
              <button
                ref={undo}
                type="button"
                className="live-demo__button"
                onClick={() => {
                  session.replaceFiles(before.files);
                  setBefore(undefined);
                  place.current?.focus();
                }}>
                Undo
              </button>
            </p>
          )}
          <Sources files={tabs} current={current} onSelect={(index) => show(files[index]?.name ?? firstFile)}>
            {Editor ? (
              <Editor
                key={file.name}
                name={file.name}
                text={file.text}
                isReadOnly={false}
                isCalm
                error={error && errorLine !== undefined ? {line: errorLine, text: messageText(error)} : undefined}
                onChange={(text) => {
                  session.edit(file.name, text);
                  if (!isFrugal()) {
                    types.start();
                  }
                }}
                onRun={() => void session.runEdited()}
                onAsk={types.start}
                make={types.make}
                problems={problems}
                goal={goal?.file === file.name ? goal : undefined}
              />
            ) : (
              <pre>{file.text}</pre>
            )}
          </Sources>
          <TypeProblems
            phase={types.phase}
            problems={types.problems}
            onStart={types.start}
            onRetry={types.retry}
            onOpen={({file: there, line, column}) => {
              setName(there);
              setGoal({file: there, line, column});
            }}
          />
          {hasFailed && (
            <p className="live-demo__error" role="alert">
              The editor could not be loaded. Check your network connection.{' '}
              <button type="button" className="live-demo__button" onClick={load}>
                Try again
              </button>
            </p>
          )}
          {error && (
            <p
              className={errorLine === undefined ? 'live-demo__error' : 'live-demo__error live-demo__error--in-line'}
              role="alert">
              {messageText(error)}
            </p>
          )}
        </section>
        <section className="playground__run" aria-label="Diagram and console">
          <div className="live-demo__stage">
            <ProgramStage
              session={session}
              state={state}
              title={program.title}
              subject="program"
              onRetry={session.runEdited}
              onRestart={session.runEdited}
            />
          </div>
          <div className="playground__console">
            <h2>Console</h2>
            <MessageList messages={messages} />
          </div>
        </section>
      </div>
    </div>
  );
}
