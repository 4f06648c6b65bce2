import React, {type ReactNode, type Ref} from 'react';

type Props = {
  ref: Ref<HTMLButtonElement>;
  /** The reader hovers, focuses or touches the button. */
  onIntent: () => void;
  onClick: () => void;
};

/** The search button before DocSearch is loaded: the same classes and the same room as DocSearch's. */
export default function SearchButton({ref, onIntent, onClick}: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label="Search (Command+K)"
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
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys" />
    </button>
  );
}
