import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isModified} from '@site/src/site/keys/is-modified';
import {type Task, addressOf} from './popular-tasks';

type Props = {
  title: string;
  tasks: readonly Task[];
  /** To which the links lead. */
  version: {path: string; isLast: boolean};
  /** Not called for a click that opens the task in another tab or window. */
  onChoose?: () => void;
};

/** Links to tasks: in the search box, and on the search page. */
export default function TaskLinks({title, tasks, version, onChoose}: Props): ReactNode {
  return (
    <nav className="search-help" aria-label={title}>
      <p className="search-help__title">{title}</p>
      <ul>
        {tasks.map((task) => (
          <li key={task.to}>
            <Link to={addressOf(task, version)} onClick={(event) => !isModified(event) && onChoose?.()}>
              {task.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
