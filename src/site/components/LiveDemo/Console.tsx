import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Message} from './program-session';

type Props = {
  messages: Message[];
  /** Does not open by itself: the editor shows errors at their lines. */
  isQuiet: boolean;
};

/** A message, behind the place where it arose. */
export const messageText = ({text, place}: Pick<Message, 'text' | 'place'>): string =>
  place ? `${place.file}:${place.line} ${text}` : text;

/** What a program logs, and its errors; the last line is in view. */
export function MessageList({messages}: {messages: readonly Message[]}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    list.current?.scrollTo({top: list.current.scrollHeight});
  }, [last?.key]);
  return (
    // It scrolls, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={list} className="live-demo__messages" role="log" aria-label="Console" tabIndex={0}>
      <ul translate="no">
        {messages.map((message) => (
          <li key={message.key} data-level={message.level}>
            {messageText(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a demo logs, and its errors: the last line, or all of them. Opens by itself when there is an error. */
export default function Console({messages, isQuiet}: Props): ReactNode {
  const [wish, setWish] = useState<boolean>();
  const isOpen = wish ?? (!isQuiet && messages.some(({level}) => level === 'error'));
  const last = messages.at(-1);
  return (
    <div className={isOpen ? 'live-demo__console live-demo__console--open' : 'live-demo__console'}>
      <button
        type="button"
        className="live-demo__console-toggle"
        aria-expanded={isOpen}
        onClick={() => setWish(!isOpen)}>
        {/* One text: a browser that translates it puts another in its place, which React replaces as a whole. */}
        <span>{`${isOpen ? '▾' : '▸'} Console${messages.length > 0 ? ` (${messages.length})` : ''}`}</span>
        <span data-level={last?.level} translate="no">
          {!isOpen && last ? messageText(last) : ''}
        </span>
      </button>
      {isOpen && <MessageList messages={messages} />}
    </div>
  );
}
