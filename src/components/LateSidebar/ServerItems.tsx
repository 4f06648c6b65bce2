import React, {type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {followLinks, isModified} from '../StaticHtml/follow-links';
import {type HandOver, handOver} from './hand-over';
import {holdWhilePressed} from './hold-while-pressed';
import {loadShownItems} from './late-items';

/** The items as they stand in the HTML of the page that was opened; this module runs before React takes it over. */
const serverItems = ExecutionEnvironment.canUseDOM
  ? [
      ...document.querySelectorAll(
        `.${ThemeClassNames.docs.docSidebarContainer} .${ThemeClassNames.docs.docSidebarMenu} > li`,
      ),
    ].map(({className, childNodes}) => ({className, childNodes: [...childNodes]}))
  : [];

/** React leaves the content of an element alone as long as this is the same object. */
const untouched = {__html: ''};

/** What a click toggles: the carets of categories, categories without a page, and the category that is read. */
const toggleOf = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest('button, a[role=button], a.menu__link--sublist[aria-current=page]') : null;

/** Whether a page preloads nothing, by the rule of the framework. */
function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/** Puts the items into a list that React has made anew, for which it has no content. */
function fill(list: Element): void {
  serverItems.forEach(({className, childNodes}, index) => {
    const item = list.children[index];
    if (item && !item.hasChildNodes()) {
      item.className = className;
      item.append(...childNodes);
    }
  });
}

type Props = {
  /** Called when the router follows a link. */
  onFollow: () => void;
  /** Is set when other items take the place of these. */
  handOverTo: RefObject<HandOver | undefined>;
};

/**
 * The items of a sidebar as the server rendered them: React neither renders nor
 * knows them. Their links work. The first sign of a reader's interest loads the
 * items; a click that needs them is kept until then.
 */
export default function ServerItems({onFollow, handOverTo}: Props): ReactNode {
  const first = useRef<HTMLLIElement>(null);
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const followed = useEffectEvent(onFollow);

  useLayoutEffect(() => {
    const list = first.current?.parentElement;
    if (!list) {
      return undefined;
    }
    fill(list);
    const clicked: Element[] = [];
    const listeners = new AbortController();
    const {signal} = listeners;
    for (const sign of ['pointerdown', 'touchstart', 'focusin']) {
      list.addEventListener(sign, loadShownItems, {signal, passive: true});
    }
    list.addEventListener('pointermove', () => isSlowConnection() || loadShownItems(), {signal, passive: true});
    const keepClick = (event: MouseEvent): void => {
      const toggle = toggleOf(event);
      if (toggle && !isModified(event)) {
        event.preventDefault();
        clicked.push(toggle);
        loadShownItems();
      }
    };
    list.addEventListener('click', keepClick, {signal, capture: true});
    const unfollow = followLinks(list, history, baseUrl);
    list.addEventListener('click', (event) => event.defaultPrevented && !toggleOf(event) && followed(), {signal});
    const endHold = holdWhilePressed(list);
    return () => {
      handOverTo.current = handOver(list, clicked);
      listeners.abort();
      unfollow();
      endHold();
    };
  }, [history, baseUrl, handOverTo]);

  return serverItems.map((_item, index) => (
    <li
      key={index}
      ref={index === 0 ? first : undefined}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  ));
}
