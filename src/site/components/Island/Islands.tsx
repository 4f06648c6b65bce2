import React, {type ComponentType, type ReactNode, useMemo} from 'react';
import {createPortal} from 'react-dom';
import type {InIsland} from './';
import {own} from '@site/src/common/own';

type Props = {
  /** The static page, once it is in the document. */
  root: HTMLElement | null;
  /** Components by their names in the HTML. */
  components: Readonly<Record<string, ComponentType<InIsland>>>;
};

/**
 * Runs the islands of a static page: see `Island`.
 *
 * @throws when the page names a component that there is not
 */
export default function Islands({root, components}: Props): ReactNode {
  const elements = useMemo(() => [...(root?.querySelectorAll<HTMLElement>('[data-island]') ?? [])], [root]);
  return elements.map((element, index) => {
    const name = element.dataset.island ?? '';
    const Component = own(components, name);
    if (!Component) {
      throw new Error(`Islands: the page has an island "${name}"; known are ${Object.keys(components).join(', ')}.`);
    }
    const props = JSON.parse(element.dataset.props ?? '{}') as object;
    return createPortal(<Component {...props} element={element} />, element, String(index));
  });
}
