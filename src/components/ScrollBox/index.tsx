import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** What scrolls, for readers of a screen reader: "Table", "Drawing". */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A box that scrolls sideways when its content is too wide for the window, by pointer and by keyboard. */
export default function ScrollBox({label, className, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const measure = () => setScrolls((box.current?.scrollWidth ?? 0) > (box.current?.clientWidth ?? 0));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  // Only a box that really scrolls is a stop for the keyboard.
  const region = scrolls ? ({role: 'region', 'aria-label': label, tabIndex: 0} as const) : {};
  return (
    <div ref={box} className={clsx(styles.box, className)} {...region}>
      {children}
    </div>
  );
}
