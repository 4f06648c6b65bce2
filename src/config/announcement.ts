import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The announcement bar. Readers who closed it see it again when `id` changes,
 * so change the id together with the text.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'affiliate-program',
  content:
    'Recommend JointJS+ and earn 15% of every deal: <a href="https://www.jointjs.com/affiliate">join the affiliate program</a>.',
  isCloseable: true,
  // Defined in src/css/tokens.css for both color modes.
  backgroundColor: 'var(--site-announcement-background)',
  textColor: 'var(--site-announcement-text)',
};
