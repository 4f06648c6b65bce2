import {latestVersion} from '../../common/versions';
import {env} from './env';

/** Name, addresses and repository of the site. */
export const site = {
  title: 'JointJS Docs',
  /** The picture for previews of pages that have none of their own. */
  image: `img/pages/${latestVersion.label}/index.png`,
  tagline: 'Documentation of the JavaScript library for diagrams and graphs',
  url: env.SITE_URL,
  baseUrl: env.BASE_URL,
  /** Undefined where the sources are not public: links to edit or report a page are left out. */
  repositoryUrl: env.REPOSITORY_URL,
  /** The branch that the "Edit this page" links open. */
  repositoryBranch: 'main',
} as const;
