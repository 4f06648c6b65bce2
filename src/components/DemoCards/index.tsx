import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {DemoSummary} from '@site/src/demos/demo-data';
import styles from './demo-cards.css?raw';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
};

/** Whether a click asks for the page in this tab, so that the router may take it. */
const opensHere = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Demos with their pictures; each leads to the same page with `?id=`, where `DemoWindow` shows it. */
export default function DemoCards({demos}: Props): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  return (
    <ul className="demo-cards">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {(JSON.parse(demos) as DemoSummary[]).map(({id, title, description, pictures}) => (
        <li key={id}>
          <a
            href={`${pathname}?id=${id}`}
            onClick={(event) => {
              if (opensHere(event)) {
                event.preventDefault();
                history.push(`${pathname}?id=${id}`);
              }
            }}>
            {(['light', 'dark'] as const).map((mode) => (
              <img key={mode} className={`demo-cards__${mode}`} src={pictures[mode]} alt="" loading="lazy" />
            ))}
            <strong>{title}</strong>
            <span data-search-ignore="">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
