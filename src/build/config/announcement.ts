import type {UserThemeConfig} from '@docusaurus/theme-common';
import {latestVersion} from '../../common/versions';

/**
 * The announcement bar. Readers who closed it see it again when `id` changes,
 * so change the id together with the text.
 *
 * @param baseUrl - of the site; the framework takes the text as it is
 */
export const announcementFor = (baseUrl: string): NonNullable<UserThemeConfig['announcementBar']> => ({
  id: `release-${latestVersion.label}`,
  content: `JointJS ${latestVersion.label} is here. <a href="${baseUrl}learn/release-notes/${latestVersion.label}.0">See what is new</a>.`,
  isCloseable: true,
  // Defined in src/site/css/tokens.css for both color modes.
  backgroundColor: 'var(--site-announcement-background)',
  textColor: 'var(--site-announcement-text)',
});
