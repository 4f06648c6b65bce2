import React, {type ReactNode, useCallback, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {focusTarget} from './focus-target';
import {otherWays, popularTasks, type Task} from './popular-tasks';
import {useSearchedVersion} from './use-searched-version';

type LinksProps = {className: string; title: string; tasks: readonly Task[]; onClose: () => void};

function Links({className, title, tasks, onClose}: LinksProps): ReactNode {
  const {path} = useSearchedVersion();
  return (
    <nav className={`search-help ${className}`} aria-label={title}>
      <p className="search-help__title">{title}</p>
      <ul>
        {tasks.map(({label, to}) => {
          const address = `${path.replace(/\/$/, '')}/${to}`;
          const choose = () => {
            focusTarget(address);
            onClose();
          };
          return (
            <li key={to}>
              <Link to={address} onClick={choose}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * What DocSearch's modal has no place for: popular tasks as long as nothing is
 * typed, and other ways when nothing is found. Both are always there; the style
 * sheet shows the one that fits the state of the modal.
 */
export default function ModalHelp({onClose}: {onClose: () => void}): ReactNode {
  const [place, setPlace] = useState<Element>();
  // The modal of DocSearch is in the document as soon as this is.
  const findPlace = useCallback((mark: HTMLElement | null) => {
    if (mark) {
      setPlace(document.querySelector('.DocSearch-Modal .DocSearch-Dropdown') ?? undefined);
    }
  }, []);
  return place === undefined ? (
    <span hidden ref={findPlace} />
  ) : (
    createPortal(
      <>
        <p className="search-count" role="status" />
        <Links className="search-help--tasks" title="Popular tasks" tasks={popularTasks} onClose={onClose} />
        <Links className="search-help--nothing" title="Other ways to find it" tasks={otherWays} onClose={onClose} />
      </>,
      place,
    )
  );
}
