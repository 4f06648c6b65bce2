import React, {type ReactNode, type Ref, useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSearchConfig} from './use-search-config';

type Props = {
  ref: Ref<HTMLButtonElement>;
  /** The reader hovers, focuses or touches the button. */
  onIntent: () => void;
  onClick: () => void;
};

const neverChanges = () => () => undefined;

/** Whether the shortcut is Command+K. The built page, and its first render, say Control. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPod|iPad/i.test(navigator.platform),
    () => false,
  );
}

/**
 * The search button, with the classes of DocSearch's. DocSearch's own button
 * would bring all of DocSearch into every page, and has no hint before it runs.
 */
export default function SearchButton({ref, onIntent, onClick}: Props): ReactNode {
  const isApple = useIsApple();
  const {buttonText, buttonAriaLabel} = useSearchConfig().translations?.button ?? {};
  const key = isApple ? '⌘' : 'Ctrl';
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      // What is seen is part of the name, so that readers who speak to their computer can say it.
      aria-label={`${buttonAriaLabel ?? label} ${key} K`}
      aria-keyshortcuts="Meta+K Control+K /"
      onMouseOver={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={onClick}>
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" className="DocSearch-Search-Icon" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M14.386 14.386l4.088 4.088-4.088-4.088A7.533 7.533 0 1 1 3.733 3.733a7.533 7.533 0 0 1 10.653 10.653z"
            stroke="currentColor"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{buttonText ?? label}</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys">
        <kbd className="DocSearch-Button-Key">{key}</kbd> <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
