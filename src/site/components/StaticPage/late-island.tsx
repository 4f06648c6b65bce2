import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {InIsland} from '../Island';

/**
 * An island whose component is loaded with the page that has it, because few
 * pages do. If it cannot be loaded, the next act of the reader in it tries again.
 *
 * @param load - imports the module of the component
 */
export function lateIsland<P extends object>(
  load: () => Promise<{default: ComponentType<P>}>,
): ComponentType<P & InIsland> {
  return function LateIsland(props: P & InIsland): ReactNode {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    const {element} = props;
    useEffect(() => {
      const listeners = new AbortController();
      const start = (): void => {
        load().then(
          ({default: component}) => {
            listeners.abort();
            setLoaded(() => component);
          },
          () => undefined,
        );
      };
      ['focusin', 'pointerdown'].forEach((type) => element.addEventListener(type, start, {signal: listeners.signal}));
      start();
      return () => listeners.abort();
    }, [element]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
