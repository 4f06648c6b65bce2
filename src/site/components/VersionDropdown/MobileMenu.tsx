import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import VersionLinks, {type MenuProps} from './VersionLinks';
import styles from './styles.module.css';

type Props = MenuProps & {
  /** Closes the side panel. */
  onNavigate?: () => void;
};

/** The versions in the side panel: collapsed unless they hold the page being read. */
export default function MobileMenu({current, onNavigate, ...links}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: !links.targets.some(({isActive}) => isActive),
  });
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx('menu__link', 'menu__link--sublist', 'menu__link--sublist-caret', styles.mobileButton)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}>
        Version {current.label}
      </button>
      <Collapsible lazy as="ul" collapsed={collapsed} className="menu__list">
        <VersionLinks
          {...links}
          mobile
          linkClassName="menu__link"
          activeClassName="menu__link--active"
          onNavigate={onNavigate}
        />
      </Collapsible>
    </li>
  );
}
