import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {DemoSummary} from '@site/src/site/demos/demo-data';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
  /** Complete applications have larger cards. */
  large?: string;
};

/** Of a card at one pixel per px. */
const size = {width: 320, height: 200};

/** Demos with the diagrams that they show; each leads to its page. Their styles come with the filter above them. */
export default function DemoCards({demos, large}: Props): ReactNode {
  return (
    <ul className={large ? 'demo-cards demo-cards--large' : 'demo-cards'}>
      {(JSON.parse(demos) as DemoSummary[]).map(({id, title, description, thumbnails, pageUrl, works, isNew}) => (
        <li
          key={id}
          data-demo={id}
          {...(works.length > 0 && {'data-works': works.join(' ')})}
          {...(isNew && {'data-is-new': ''})}>
          <Link to={pageUrl}>
            {(['light', 'dark'] as const).map((mode) => (
              <img
                key={mode}
                className={`demo-cards__${mode}`}
                {...thumbnails[mode]}
                sizes="auto, 20rem"
                {...size}
                alt=""
                loading="lazy"
              />
            ))}
            <strong>{title}</strong>
            <span data-search-ignore="" data-description="">
              {description}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
