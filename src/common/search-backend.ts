/** Which back end answers the search, and how it is reached; a custom field of the site. */
export type SearchBackend = {
  isHosted: boolean;
  /** In place of the service's own hosts. */
  hosts: {url: string; accept: 'readWrite'; protocol: 'http' | 'https'}[] | null;
  /** `npm start`, where the index of the last build answers. */
  isDevelopment: boolean;
};
