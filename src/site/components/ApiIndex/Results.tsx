import React, {type ReactNode, useMemo} from 'react';
import type {ApiRow} from '@site/src/common/api-row';
import {filterApi} from './filter-api';

export type Props = {rows: readonly ApiRow[]; query: string};

/** More are no help: the reader types on. */
const most = 60;

/** The classes and members that match what was typed. */
export default function Results({rows, query}: Props): ReactNode {
  const matches = useMemo(() => filterApi(rows, query), [rows, query]);
  const total = matches.length;
  return (
    <>
      <p role="status" className="api-index__status">
        {total === 0 ? `No name contains “${query.trim()}”.` : `${total} ${total === 1 ? 'name' : 'names'}`}
        {total > most && `. These are the best ${most}:`}
      </p>
      <ul className="api-index__results">
        {matches.slice(0, most).map(({href, name, of, kind, isPlus}) => (
          <li key={`${href} ${name}`}>
            <a href={href}>
              <code>{name}</code>
            </a>
            <span>
              {of ? `${kind} of ${of}` : kind}
              {isPlus && ', JointJS+'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
