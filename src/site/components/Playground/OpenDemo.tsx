import React, {type ReactNode, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {PlaygroundDemo, PlaygroundVersion} from '@site/src/site/demos/playground-data';
import {addressOf} from './play-address';

type Props = {version: PlaygroundVersion};

const has = ({title, group, id}: PlaygroundDemo, words: readonly string[]): boolean =>
  words.every((word) => `${title} ${group} ${id}`.toLowerCase().includes(word));

/** A list of all demos of a version. Each is a link, and going back leads to the program from before, with its edits. */
export default function OpenDemo({version}: Props): ReactNode {
  const {pathname} = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = version.demos.filter((demo) => has(demo, words));
  const groups = [...new Set(found.map(({group}) => group))];
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Open demo…
      </button>
      <dialog ref={dialog} className="playground__demos" aria-label={`Demos of ${version.label}`}>
        <div className="playground__demos-head">
          <input
            type="search"
            aria-label="Filter demos"
            placeholder="Filter demos"
            value={filter}
            onChange={({target}) => setFilter(target.value)}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <p role="status">{found.length === 1 ? 'One demo' : `${found.length} demos`}</p>
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {found
                .filter((demo) => demo.group === group)
                .map(({id, title}) => (
                  <li key={id}>
                    <Link
                      to={pathname + addressOf({demo: id, version: version.label})}
                      onClick={() => dialog.current?.close()}>
                      {title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </dialog>
    </>
  );
}
