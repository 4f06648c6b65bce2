import React, {type KeyboardEvent, type ReactNode, useId} from 'react';
import {type DemoData, pictureWidth, type SourceFile} from '@site/src/site/demos/demo-data';
import {ownKey} from '@site/src/site/keys/own-key';
import {hideUntilFound} from '../StaticPage/hide-until-found';
import {aloneAddress} from './alone-address';

/** The button of demos of several files: one of them would not run alone. */
export const copyAllLabel = 'Copy as one HTML file';

type LayoutProps = {
  data: DemoData;
  stage: ReactNode;
  bar: ReactNode;
  source: ReactNode;
  console?: ReactNode;
  isFull?: boolean;
  /** Ends the full width. */
  close?: ReactNode;
};

/** The parts of a demo in their places, the same on the server and in the browser. */
export default function Layout({data, stage, bar, source, console, isFull, close}: LayoutProps): ReactNode {
  return (
    <figure className={isFull ? 'live-demo live-demo--full' : 'live-demo'}>
      <figcaption className="live-demo__caption">
        <strong>{data.title}</strong> <span>{data.description}</span>
        {data.since && <em> Since {data.since}.</em>}
        {close}
      </figcaption>
      <div className="live-demo__main">
        <div className="live-demo__run">
          <div className="live-demo__stage" style={isFull ? undefined : {height: data.height}}>
            {stage}
          </div>
          {console ?? <div className="live-demo__console" />}
        </div>
        <div className="live-demo__code">
          <div className="live-demo__bar">{bar}</div>
          {source}
        </div>
      </div>
    </figure>
  );
}

/** What the demo looks like, in the color mode of the page. */
export function Pictures({data}: {data: DemoData}): ReactNode {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={`live-demo__picture live-demo__picture--${mode}`}
          loading="lazy"
          // Without "auto": of a picture that React makes, Chromium then loads the largest file.
          sizes="(width <= 768px) 100vw, 728px"
          width={pictureWidth}
          height={data.height}
          {...data.pictures[mode]}
          alt={`What the demo "${data.title}" shows`}
        />
      ))}
    </>
  );
}

/**
 * Ways to take the demo elsewhere.
 *
 * @param program - the hash that carries an edited program
 */
export function Links({data, program = ''}: {data: DemoData; program?: string}): ReactNode {
  return (
    <span className="live-demo__links">
      <a href={aloneAddress(data) + program} target="_blank" rel="noopener">
        Open in a new tab
      </a>
      <a href={data.downloadUrl} download={`${data.id.replace('/', '-')}.zip`} title="As a small Vite project">
        Download
      </a>
    </span>
  );
}

type SourcesProps = {
  files: SourceFile[];
  current: number;
  onSelect?: (index: number) => void;
  /** Shown in place of a file's highlighted text. */
  children?: ReactNode;
};

/** Opens a closed file when find in page finds something in it. */
const openWhenFound = (open: () => void) => (panel: HTMLElement | null) => {
  if (panel) {
    hideUntilFound(panel, panel.hasAttribute('hidden'));
    panel.addEventListener('beforematch', open);
  }
  return () => panel?.removeEventListener('beforematch', open);
};

/** The files of a demo in tabs. Without JavaScript, all files are shown, each one below its name. */
export function Sources({files, current, onSelect, children}: SourcesProps): ReactNode {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = {ArrowLeft: -1, ArrowRight: 1}[ownKey(event.nativeEvent) ?? ''];
    if (move) {
      const next = (current + move + files.length) % files.length;
      onSelect?.(next);
      (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
    }
  };
  return (
    <>
      <div role="tablist" aria-label="Files" className="live-demo__tabs">
        {files.map(({name}, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect?.(index)}
            onKeyDown={onKeyDown}>
            {name}
          </button>
        ))}
      </div>
      {files.map(({name, html}, index) => (
        <div
          key={name}
          ref={openWhenFound(() => onSelect?.(index))}
          role="tabpanel"
          data-name={name}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className="live-demo__file"
          hidden={index !== current}
          // It scrolls, so the keyboard must reach it.
          tabIndex={children || index !== current ? undefined : 0}
          {...(children ? {children: index === current ? children : null} : {dangerouslySetInnerHTML: {__html: html}})}
        />
      ))}
    </>
  );
}
