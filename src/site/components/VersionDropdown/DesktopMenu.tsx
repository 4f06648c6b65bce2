import React, {type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef} from 'react';
import clsx from 'clsx';
import {focusWhenShown} from '@site/src/site/keys/focus-when-shown';
import {ownKey} from '@site/src/site/keys/own-key';
import VersionLinks, {type MenuProps} from './VersionLinks';
import {useDisclosure} from './use-disclosure';
import styles from './styles.module.css';

/** Where an arrow, Home or End key leads from the link at `index` (-1: the button). */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The dropdown in the navigation bar: a button that shows a list of links. */
export default function DesktopMenu({current, ...links}: MenuProps): ReactNode {
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const {isOpen, toggle, open, hover, close} = useDisclosure(root);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = ownKey(event.nativeEvent) ?? '';
    if (key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
      return;
    }
    const items = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLAnchorElement);
    const next = nextIndex(key, index, items.length);
    if (next !== undefined && (isOpen || key.startsWith('Arrow'))) {
      event.preventDefault();
      open();
      focusWhenShown(items[next]);
    }
  };
  const onPointer = (event: PointerEvent, isInside: boolean) => {
    if (event.pointerType === 'mouse') {
      hover(isInside);
    }
  };

  return (
    // The handlers serve the button and links inside; the element itself is no control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', 'dropdown--right', styles.dropdown, isOpen && 'dropdown--show')}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => onPointer(event, true)}
      onPointerLeave={(event) => onPointer(event, false)}>
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link', styles.button)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={`Version ${current.label}, choose another`}
        onClick={toggle}>
        {current.label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        <VersionLinks
          {...links}
          mobile={false}
          linkClassName="dropdown__link"
          activeClassName="dropdown__link--active"
          onNavigate={close}
        />
      </ul>
    </div>
  );
}
