import React, {type ReactNode, useMemo} from 'react';
import type {ApiRow} from '@site/src/common/api-row';
import {filterApi} from './filter-api';

export type Props = {rows: readonly ApiRow[]; query: string};

/** More are no help: the reader types on. */
const most = 60;

// One text: a browser that translates it puts another in its place, which React replaces as a whole.
function statusOf(total: number, query: string): string {
  if (total === 0) {
    return `No name contains “${query}”.`;
  }
  const count = `${total} ${total === 1 ? 'name' : 'names'}`;
  return total > most ? `${count}. These are the best ${most}:` : count;
}

/** The classes and members that match what was typed. */
export default function Results({rows, query}: Props): ReactNode {
  const matches = useMemo(() => filterApi(rows, query), [rows, query]);
  const total = matches.length;
  return (
    <>
      <p role="status" className="api-index__status">
        {statusOf(total, query.trim())}
      </p>
      <ul className="api-index__results">
        {matches.slice(0, most).map(({href, name, of, kind, isPlus}) => (
          <li key={`${href} ${name}`}>
            <a href={href}>
              <code translate="no">{name}</code>
            </a>
            <span>{`${of ? `${kind} of ${of}` : kind}${isPlus ? ', JointJS+' : ''}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
