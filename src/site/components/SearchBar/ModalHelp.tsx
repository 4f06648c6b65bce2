import React, {type ReactNode, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {otherWays, popularTasks} from './popular-tasks';
import TaskLinks from './TaskLinks';
import {useSearchedVersion} from './use-searched-version';

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
  const version = useSearchedVersion();
  const screen = useScreen(place?.closest('.DocSearch-Modal'));
  return place === undefined ? (
    <span hidden ref={findPlace} />
  ) : (
    createPortal(
      <>
        <p className="search-count" role="status" />
        {screen === 'start' && (
          <TaskLinks title="Popular tasks" tasks={popularTasks} version={version} onChoose={onClose} />
        )}
        {screen === 'no results' && (
          <TaskLinks title="Other ways to find it" tasks={otherWays} version={version} onChoose={onClose} />
        )}
      </>,
      place,
    )
  );
}
