import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {isModified} from '@site/src/site/keys/is-modified';
import {isEarly} from './box-answers';
import {useIsVersioned, useSearchedVersion} from './use-searched-version';

type Props = {
  query: string;
  /** How many results there are, with those that the modal shows. */
  count: number;
  onClose: () => void;
};

/**
 * The way from the modal to the search page. The link names the version that the
 * modal searched: on its own the search page takes the preferred one. It has
 * `data-early` as long as a better answer may replace the results.
 */
export default function ResultsFooter({query, count, onClose}: Props): ReactNode {
  const searchLink = useSearchLinkCreator();
  const {label} = useSearchedVersion();
  const version = useIsVersioned() ? `&version=${encodeURIComponent(label)}` : '';
  return (
    <Link
      to={searchLink(query) + version}
      onClick={(event) => !isModified(event) && onClose()}
      data-early={isEarly(query) || undefined}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
