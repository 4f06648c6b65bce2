/** A file link to the gallery, perhaps to a demo in it. */
const galleryLink = /(\]\((?:\.{1,2}\/)*(?:learn\/)?)demos\.mdx(?:\?id=([a-z-]+\/[a-z-]+))?(?=[)#])/g;

/**
 * Leads links that name a demo by an id in the gallery's address to the page of
 * the demo, and other links to the gallery to its file.
 *
 * @param text - of a page
 */
export const withPageLinks = (text: string): string =>
  text.replace(galleryLink, (_, before: string, id: string | undefined) => `${before}demos/${id ?? 'index'}.mdx`);
