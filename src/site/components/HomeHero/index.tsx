import React, {type ReactNode} from 'react';
import styles from './home.css?raw';

/**
 * The first screen of the home page: what the library is, how to get it and where
 * to start, beside a running diagram. The styles of the whole page come with it.
 */
export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="home-hero">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {children}
    </div>
  );
}
