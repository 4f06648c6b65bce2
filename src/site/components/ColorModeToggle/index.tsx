import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

type Choice = Props['value'];

/** A choice of `null` is that of the system. */
function nextChoice(choice: Choice, canBeSystem: boolean): Choice {
  if (canBeSystem && choice !== 'light') {
    return choice === 'dark' ? null : 'light';
  }
  return choice === 'dark' ? 'light' : 'dark';
}

function nameOf(choice: Choice): string {
  switch (choice) {
    case 'light':
      return translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
    case 'dark':
      return translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});
    default:
      return translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
  }
}

/** The button of the navigation bar that switches between light and dark, and the system's mode where that counts. */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme: canBeSystem, value, onChange} = props;
  const label = translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode: nameOf(value)},
  );
  return (
    <div className={clsx('color-mode-toggle', styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={nameOf(value)}
        aria-label={label}
        onClick={() => onChange(nextChoice(value, canBeSystem))}>
        {/* The style sheet shows one of them before the choice is known here. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
