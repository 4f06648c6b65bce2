import React, {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import CopyButton from '@site/src/site/components/CopyButton';
import {sayWhileSlow} from '@site/src/site/components/WhenWanted/show-failure';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';
import Console, {messageText} from './Console';
import {DemoSession} from './demo-session';
import type {Props as EditorProps} from './Editor';
import Layout, {Links, Pictures, Sources, copyAllLabel} from './Layout';
import ProgramStage from './ProgramStage';
import ShareButton from './ShareButton';
import {asksForAlone} from './alone-address';
import {keepProgram, keptProgram} from './kept-program';
import {loadCompiler} from './program-session';
import {programHash, sharedProgram} from './share-program';
import {useFullWidth} from './use-full-width';

export type Props = {data: DemoData};

/** All files of a demo as one that runs. What makes it is loaded when it is wanted. */
async function copyAll(title: string, files: readonly DemoFile[]): Promise<string> {
  const [{oneHtmlFile}, {default: baseCss}] = await Promise.all([
    import(/* webpackChunkName: "one-html-file" */ '@site/src/site/demos/one-html-file'),
    import('@site/src/site/demos/frame/base.css?raw'),
  ]);
  return oneHtmlFile(title, files, baseCss);
}

/** A demo that runs: its frame, its console, and its source, to be read or edited. */
export default function RunningDemo({data}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const [session] = useState(() => new DemoSession(data, colorMode));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const {files, run, messages, failure, notice} = state;
  useEffect(() => {
    void session.load();
    return session.close;
  }, [session]);
  useEffect(() => session.setColorMode(colorMode), [session, colorMode]);

  const [current, setCurrent] = useState(0);
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [isEditing, setIsEditing] = useState(false);
  const [editorFailed, setEditorFailed] = useState(false);
  const [isFull, setIsFull] = useState(() => asksForAlone(data));
  const root = useRef<HTMLDivElement>(null);
  const leaveFull = useCallback(() => setIsFull(false), []);
  useFullWidth(root, isFull, leaveFull);
  useEffect(() => session.onEscape(leaveFull), [session, leaveFull]);
  const close = () => {
    leaveFull();
    root.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  };

  const error = failure ?? messages.findLast(({level}) => level === 'error');
  const file = files[current] ?? {name: '', text: ''};
  const errorLine = error?.place?.file === file.name ? error.place.line : undefined;
  const isEdited = data.files.some(({text}, index) => text !== files[index]?.text);
  const loadEditor = useCallback(async (): Promise<boolean> => {
    setEditorFailed(false);
    try {
      // The compiler comes along, so that editing goes on without a network.
      const [{default: loaded}] = await Promise.all([
        import(/* webpackChunkName: "editor" */ './Editor'),
        loadCompiler(),
      ]);
      setEditor(() => loaded);
      return true;
    } catch {
      setEditorFailed(true);
      return false;
    }
  }, []);
  const startEditing = async () => setIsEditing(await sayWhileSlow(loadEditor()));
  useEffect(() => {
    const restore = async (): Promise<void> => {
      const kept = keptProgram(data);
      const program = kept.length > 0 ? kept : await sharedProgram(data);
      if (program.length > 0) {
        session.restore(program);
        void loadEditor();
      }
    };
    void restore();
    // The reader has pasted a shared address while the page was open.
    const onHashChange = () => void restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [data, session, loadEditor]);

  const [program, setProgram] = useState('');
  useEffect(() => {
    // This effect comes after the one that reads the kept program. Its first run, with the files as shipped, forgets it.
    keepProgram(data, files);
    let isCurrent = true;
    programHash(data, files).then(
      (hash) => isCurrent && setProgram(hash),
      // If the browser can't pack the program, the link leads to the demo as shipped.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [data, files]);

  return (
    <div ref={root}>
      <Layout
        data={data}
        isFull={isFull}
        close={
          isFull && (
            <button type="button" className="live-demo__button live-demo__close" onClick={close}>
              Close
            </button>
          )
        }
        stage={
          <>
            {!run?.hasDrawn && notice !== 'silent' && notice !== 'flood' && <Pictures data={data} />}
            <ProgramStage
              session={session}
              state={state}
              title={data.title}
              subject="demo"
              onRetry={session.load}
              onRestart={session.reset}
              restart="Reset"
            />
          </>
        }
        console={<Console messages={messages} isQuiet={isEditing} />}
        bar={
          <>
            <button type="button" onClick={() => void (isEditing ? setIsEditing(false) : startEditing())}>
              {isEditing ? 'Done' : 'Edit code'}
            </button>
            <button type="button" onClick={session.reset}>
              Reset
            </button>
            <CopyButton text={() => file.text} />
            {files.length > 1 && <CopyButton label={copyAllLabel} text={() => copyAll(data.title, files)} />}
            <button type="button" aria-pressed={isFull} onClick={() => setIsFull(!isFull)}>
              Full width
            </button>
            {isEdited && <ShareButton data={data} files={files} />}
            {isEdited && <span className="live-demo__edited">Edited</span>}
            {(isEditing || isEdited) && (
              <a href={data.playUrl + program} className="live-demo__play">
                Open in the playground
              </a>
            )}
            {editorFailed && <span role="alert">The editor could not be loaded. Check your network connection.</span>}
            <Links data={data} program={program} />
          </>
        }
        source={
          <>
            <Sources files={data.files} current={current} onSelect={setCurrent}>
              {/* What is shown, what runs and what is copied are the same text. */}
              {Editor && (isEditing || isEdited) && (
                <Editor
                  key={file.name}
                  name={file.name}
                  text={file.text}
                  isReadOnly={!isEditing}
                  error={error && errorLine !== undefined ? {line: errorLine, text: messageText(error)} : undefined}
                  onChange={(text) => session.edit(file.name, text)}
                  onRun={() => void session.runEdited()}
                />
              )}
            </Sources>
            {error && isEditing && (
              <p
                className={errorLine === undefined ? 'live-demo__error' : 'live-demo__error live-demo__error--in-line'}
                role="alert">
                {messageText(error)}
              </p>
            )}
          </>
        }
      />
    </div>
  );
}
