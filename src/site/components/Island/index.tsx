import React, {type ComponentType, type HTMLAttributes, type ReactNode, useState} from 'react';

/** What a component gets that makes an island live, beside its props: the element that it stands in. */
export type InIsland = {element: HTMLElement};

type Props<Own extends object> = HTMLAttributes<HTMLElement> & {
  /** The name of the component in `islands.ts`. */
  name: string;
  /** Renders into the element, behind the static content, which it may hide. */
  component: ComponentType<Own & InIsland>;
  /** Its props; they go through JSON. */
  own: Own;
  /** What is shown until the component runs, and without JavaScript. */
  children?: ReactNode;
};

/**
 * A live part of a page that is otherwise static. In a build, the page's HTML
 * names the component and its props, and {@link import('./Islands').default} runs
 * it in the element. Where pages are not static, as under `npm start`, it runs
 * here.
 */
export default function Island<Own extends object>(props: Props<Own>): ReactNode {
  const {name, component: Component, own, children, ...attributes} = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <section ref={setElement} data-island={name} data-props={JSON.stringify(own)} {...attributes}>
      {children}
      {element && <Component {...own} element={element} />}
    </section>
  );
}
