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
import type {DemoData} from '@site/src/site/demos/demo-data';
import Console, {messageText} from './Console';
import {DemoSession, type Run, loadCompiler} from './demo-session';
import type {Props as EditorProps} from './Editor';
import Layout, {Links, Pictures, Sources} from './Layout';
import ShareButton from './ShareButton';
import TouchGate from './TouchGate';
import {sharedProgram} from './share-program';
import {useFullWidth} from './use-full-width';

export type Props = {data: DemoData; isFull?: boolean};

type FrameProps = {run: Run; session: DemoSession; title: string};

/** The sandbox of one run. */
function Frame({run, session, title}: FrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    session.attach(frame.current);
    return () => session.attach(null);
  }, [session]);
  return (
    <iframe
      ref={frame}
      className={run.hasDrawn ? 'live-demo__frame' : 'live-demo__frame live-demo__frame--waiting'}
      title={title}
      sandbox="allow-scripts"
      srcDoc={run.document}
    />
  );
}

type NoticeProps = {text: string; action: string; onAct: () => unknown};

/** Something that the reader should know of and can do something about. */
function Notice({text, action, onAct}: NoticeProps): ReactNode {
  return (
    <div className="live-demo__notice" role="alert">
      {text}
      <button type="button" onClick={() => void onAct()}>
        {action}
      </button>
    </div>
  );
}

/** A demo that runs: its frame, its console, and its source, to be read or edited. */
export default function RunningDemo({data, isFull: startsFull = false}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const [session] = useState(() => new DemoSession(data, colorMode));
  const {files, run, messages, failure, notice} = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    void session.load();
    return session.close;
  }, [session]);
  useEffect(() => session.setColorMode(colorMode), [session, colorMode]);

  const [current, setCurrent] = useState(0);
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [isEditing, setIsEditing] = useState(false);
  const [editorFailed, setEditorFailed] = useState(false);
  const [isFull, setIsFull] = useState(startsFull);
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
      const [{default: loaded}] = await Promise.all([import('./Editor'), loadCompiler()]);
      setEditor(() => loaded);
      return true;
    } catch {
      setEditorFailed(true);
      return false;
    }
  }, []);
  const startEditing = async () => setIsEditing(await loadEditor());
  useEffect(() => {
    const restore = async (): Promise<void> => {
      const shared = await sharedProgram(data);
      if (shared.length > 0) {
        session.restore(shared);
        void loadEditor();
      }
    };
    void restore();
    // The reader has pasted a shared address while the page was open.
    const onHashChange = () => void restore();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [data, session, loadEditor]);

  return (
    <div ref={root}>
      <Layout
        data={data}
        isFull={isFull}
        close={
          isFull && (
            <button type="button" className="live-demo__close" onClick={close}>
              Close
            </button>
          )
        }
        stage={
          <>
            {!run?.hasDrawn && notice !== 'silent' && <Pictures data={data} />}
            {run && <Frame key={run.number} run={run} session={session} title={`${data.title}, running`} />}
            {run && <TouchGate />}
            {notice === 'not-loaded' && (
              <Notice text="What the demo runs with could not be loaded." action="Try again" onAct={session.load} />
            )}
            {notice === 'silent' && (
              <Notice
                text="The demo was stopped: it did not answer for 5 seconds."
                action="Reset"
                onAct={session.reset}
              />
            )}
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
            <button type="button" aria-pressed={isFull} onClick={() => setIsFull(!isFull)}>
              Full width
            </button>
            {isEdited && <ShareButton data={data} files={files} />}
            {isEdited && <span className="live-demo__edited">Edited</span>}
            {editorFailed && <span role="alert">The editor could not be loaded. Is the network there?</span>}
            <Links data={data} />
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
