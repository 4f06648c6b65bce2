import React, {type ReactNode, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {addressOf, otherWays, popularTasks, type Task} from './popular-tasks';
import {useSearchedVersion} from './use-searched-version';

type LinksProps = {title: string; tasks: readonly Task[]; onClose: () => void};

function Links({title, tasks, onClose}: LinksProps): ReactNode {
  const version = useSearchedVersion();
  return (
    <nav className="search-help" aria-label={title}>
      <p className="search-help__title">{title}</p>
      <ul>
        {tasks.map((task) => {
          const address = addressOf(task, version);
          return (
            <li key={task.to}>
              <Link to={address} onClick={onClose}>
                {task.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What DocSearch shows, as far as it leaves room for help. */
type Screen = 'start' | 'no results';

function screenOf(modal: Element): Screen | undefined {
  if (modal.querySelector('.DocSearch-NoResults')) {
    return 'no results';
  }
  const isEmpty = modal.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === '';
  // It stays until the first query is answered.
  return isEmpty || modal.querySelector('.DocSearch-StartScreen') ? 'start' : undefined;
}

/** What an open modal shows. DocSearch tells nobody. */
function useScreen(modal: Element | null | undefined): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useEffect(() => {
    if (!modal) {
      return undefined;
    }
    const look = () => setScreen(screenOf(modal));
    const observer = new MutationObserver(look);
    observer.observe(modal, {childList: true, subtree: true});
    look();
    return () => observer.disconnect();
  }, [modal]);
  return screen;
}

/**
 * What DocSearch's modal has no place for: popular tasks as long as nothing is
 * typed, other ways when nothing is found, and the number of results for screen
 * readers.
 */
export default function ModalHelp({onClose}: {onClose: () => void}): ReactNode {
  const [place, setPlace] = useState<Element>();
  // The modal of DocSearch is in the document as soon as this is.
  const findPlace = useCallback((mark: HTMLElement | null) => {
    if (mark) {
      setPlace(document.querySelector('.DocSearch-Modal .DocSearch-Dropdown') ?? undefined);
    }
  }, []);
  const screen = useScreen(place?.closest('.DocSearch-Modal'));
  return place === undefined ? (
    <span hidden ref={findPlace} />
  ) : (
    createPortal(
      <>
        <p className="search-count" role="status" />
        {screen === 'start' && <Links title="Popular tasks" tasks={popularTasks} onClose={onClose} />}
        {screen === 'no results' && <Links title="Other ways to find it" tasks={otherWays} onClose={onClose} />}
      </>,
      place,
    )
  );
}
