import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type DemoSummary, pictureWidth} from '@site/src/site/demos/demo-data';
import styles from './demo-cards.css?raw';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
};

/** Demos with their pictures; each leads to its page. */
export default function DemoCards({demos}: Props): ReactNode {
  return (
    <ul className="demo-cards">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {(JSON.parse(demos) as DemoSummary[]).map(({id, title, description, height, pictures, pageUrl}) => (
        <li key={id}>
          <Link to={pageUrl}>
            {(['light', 'dark'] as const).map((mode) => (
              <img
                key={mode}
                className={`demo-cards__${mode}`}
                {...pictures[mode]}
                sizes="auto, 22rem"
                width={pictureWidth}
                height={height}
                alt=""
                loading="lazy"
              />
            ))}
            <strong>{title}</strong>
            <span data-search-ignore="">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
