/** What the search box and the search client need to know. */
export const search = {
  /** Also part of the keys under which recent and favorite searches are stored. */
  indexName: 'jointjs-docs',
  placeholder: 'Search docs',
} as const;
