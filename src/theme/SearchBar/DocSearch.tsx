import React, {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchButton, DocSearchModal, type DocSearchModalProps, useDocSearchKeyboardEvents} from '@docsearch/react';
import docSearchStyles from '@docsearch/css/dist/modal.css?raw';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {search} from '@site/src/config/search';
import {onOpenSearch} from '@site/src/search/client/open-search';
import {siteSearchClient} from '@site/src/search/client/search-client';
import modalStyles from './modal.css?raw';
import {typedCharacter} from './shortcuts';

export type Props = {
  /** What the reader asked for while this was loading: to open, with an initial query or none. */
  request?: {query?: string};
  /** Did the button that this one replaces have the focus? */
  focusButton: boolean;
};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => <Link to={hit.url}>{children}</Link>;

/** Results open within the site; addresses of records are absolute. */
function toSitePath(url: string): string {
  const parsed = new URL(url, window.location.href);
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** DocSearch's button and, while it is open, its modal. */
export default function DocSearch({request, focusButton}: Props): ReactNode {
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(request !== undefined);
  const [initialQuery, setInitialQuery] = useState(request?.query);

  const open = useCallback((query?: string) => {
    setInitialQuery(query || undefined);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery(undefined);
    button.current?.focus();
  }, []);

  useEffect(() => onOpenSearch(open), [open]);
  useEffect(() => {
    if (focusButton && !request) {
      button.current?.focus();
    }
  }, [focusButton, request]);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    searchButtonRef: button,
    onInput: (event) => {
      // DocSearch reports every letter key here, Ctrl+F and Ctrl+K among them.
      const typed = typedCharacter(event);
      if (typed) {
        // The key goes into the search box as its initial query, not a second time by itself.
        event.preventDefault();
        open(typed);
      }
    },
  });
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({navigate: ({itemUrl}) => history.push(itemUrl)}),
    [history],
  );

  return (
    <>
      <style href="docsearch-modal" precedence="low">
        {docSearchStyles + modalStyles}
      </style>
      <DocSearchButton ref={button} onClick={() => open()} />
      {isOpen &&
        createPortal(
          <DocSearchModal
            appId="site"
            apiKey="site"
            indexName={search.indexName}
            placeholder={search.placeholder}
            initialQuery={initialQuery}
            initialScrollY={window.scrollY}
            onClose={close}
            navigator={navigator}
            hitComponent={Hit}
            transformItems={(items) => items.map((item) => ({...item, url: toSitePath(item.url)}))}
            transformSearchClient={siteSearchClient}
            translations={{searchBox: {cancelButtonText: 'Cancel', resetButtonTitle: 'Clear the query'}}}
          />,
          document.body,
        )}
    </>
  );
}
