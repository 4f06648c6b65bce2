import React, {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside its own box when the window is too narrow for it. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const measure = () => setScrolls((box.current?.scrollWidth ?? 0) > (box.current?.clientWidth ?? 0));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  // Only a box that really scrolls is a stop for the keyboard.
  const region = scrolls ? ({role: 'region', 'aria-label': 'Table', tabIndex: 0} as const) : {};
  return (
    <div ref={box} className={styles.box} {...region}>
      <table {...props} />
    </div>
  );
}
