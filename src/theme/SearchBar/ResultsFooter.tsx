import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

type Props = {
  query: string;
  /** How many results there are beyond those that the modal shows. */
  count: number;
  /** Added to the address of the search page, such as `&version=4.0`. */
  version: string;
  onClose: () => void;
};

/** The way from the modal to the search page. */
export default function ResultsFooter({query, count, version, onClose}: Props): ReactNode {
  const searchLink = useSearchLinkCreator();
  return (
    <Link to={searchLink(query) + version} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
