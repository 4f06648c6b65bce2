/** The sites that can be compared, ours first. */
export const siteNames = ['ours', 'plain', 'vitepress', 'starlight'] as const;

export type SiteName = (typeof siteNames)[number];

/** What readers of the results see. */
export const siteLabels: Record<SiteName, string> = {
  ours: 'this site',
  plain: 'Docusaurus classic',
  vitepress: 'VitePress',
  starlight: 'Starlight',
};

/** A site with its pages in place, ready to be built. */
export type Site = {
  name: SiteName;
  folder: string;
  /** The arguments of Node.js that build it. */
  build: string[];
  /** Where the build puts its files; relative to the folder, as the caches are. */
  output: string;
  /** What a build leaves behind for the next one. */
  caches: string[];
};
