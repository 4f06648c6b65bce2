import React, {type ReactNode} from 'react';
import styles from './topic-links.css?raw';

/** A list of links to topics, a short description below each. The children are one Markdown list. Few pages have one: its styles come along. */
export default function TopicLinks({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="topic-links">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {children}
    </div>
  );
}
