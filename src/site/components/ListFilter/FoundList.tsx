import React, {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

type Props = {
  /** The filter, whose list gives way to what is found. */
  element: HTMLElement;
  /** Is anything left out? Otherwise there is the list itself, and nothing here. */
  asks: boolean;
  /** How much is found, as long as that is known. */
  count: string | undefined;
  /** How much there is: `61 demos`. */
  all: string;
  showAll: () => void;
  /** Copies of what is found. */
  nodes: readonly Node[];
  /** The class of a list that the copies are the items of; without it, they stand for themselves. */
  listClass?: string;
};

/** What a filter has found, in place of its list. */
export default function FoundList({element, asks, count, all, showAll, nodes, listClass}: Props): ReactNode {
  const listRef = useRef<HTMLDivElement & HTMLUListElement>(null);

  // Before the browser paints: what is found would move the list that stands below it.
  useLayoutEffect(() => {
    element.toggleAttribute('data-filtering', asks);
    listRef.current?.replaceChildren(...nodes);
  }, [element, asks, nodes]);

  useEffect(() => () => element.removeAttribute('data-filtering'), [element]);

  return (
    asks && (
      <div className="list-filter__found">
        <p>
          {count} <button type="button" onClick={showAll}>{`Show all ${all}`}</button>
        </p>
        {listClass ? <ul ref={listRef} className={listClass} /> : <div ref={listRef} />}
      </div>
    )
  );
}
