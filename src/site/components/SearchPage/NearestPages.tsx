import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFoundPages} from '../PageNotFound/use-found-pages';

type Props = {
  /** That found nothing. */
  query: string;
  /** Where the search has looked. */
  version: {label: string; path: string};
};

/** The pages whose addresses are most like the words of a query. */
export default function NearestPages({query, version}: Props): ReactNode {
  const words = encodeURIComponent(query.trim().toLowerCase()).replaceAll('%20', '-');
  const {nearest} = useFoundPages(`${version.path.replace(/\/$/, '')}/${words}`);
  const pages = nearest.filter((page) => page.version === version.label);
  return pages.length > 0 ? (
    <nav className="search-help" aria-label="Pages with a similar name">
      <p className="search-help__title">Pages with a similar name</p>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
}
