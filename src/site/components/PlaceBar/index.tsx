import React, {type ReactNode} from 'react';
import {openAttribute} from '@site/src/site/keys/filter-key';
import {copyLinkAttribute, placeBarAttribute} from '../MemberNavigator/marks';

type Props = {
  /** Of the page. */
  title: string;
  /** Of the page, with base URL. */
  path: string;
};

/**
 * The bar that says what is read, `dia.Paper › Options › interactive`, with a
 * button that copies its address. In narrow windows it opens the list of what the
 * page describes. `MemberNavigator/client` keeps it up to date.
 */
export default function PlaceBar({title, path}: Props): ReactNode {
  return (
    <div className="place-bar" {...{[placeBarAttribute]: ''}}>
      <button type="button" className="place-bar__open" aria-haspopup="dialog" {...{[openAttribute]: ''}}>
        <span>On this page</span>
      </button>
      <a className="place-bar__list" href="#on-this-page">
        On this page
      </a>
      <nav aria-label="Place on the page">
        <ol>
          <li>
            <a href={path}>{title}</a>
          </li>
        </ol>
      </nav>
      <button type="button" className="place-bar__copy" {...{[copyLinkAttribute]: ''}}>
        Copy link
      </button>
    </div>
  );
}
