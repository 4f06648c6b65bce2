import React, {type ReactNode, useEffect} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

/**
 * The style sheet hides the bar before the first paint for readers who closed
 * it. When a new announcement has reset that, the page must show it at once, not
 * only after the next load.
 */
function useShowNewAnnouncement(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // After the effects of the provider, which compares the ids.
    const timer = setTimeout(() => {
      if (dismissal.get() !== 'true') {
        document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      }
    });
    return () => clearTimeout(timer);
  }, [isActive]);
}

type Props = {
  /** Is there an announcement that the reader has not closed? */
  isActive: boolean;
  /** Closes the bar for good. */
  close: () => void;
};

/** The announcement of `src/build/config/announcement.ts`, above the navigation bar of every page. */
export default function AnnouncementBar({isActive, close}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  useShowNewAnnouncement(isActive);
  if (!isActive || !announcementBar) {
    return null;
  }
  const {backgroundColor, content, isCloseable, textColor} = announcementBar;
  const closeAndGoOn = (): void => {
    // The button has the focus and is about to disappear. Move the focus first, or it would be lost.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    close();
  };
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      role="region"
      aria-label="Announcement">
      <div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <button type="button" className={styles.close} aria-label="Close" onClick={closeAndGoOn}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
    </div>
  );
}
