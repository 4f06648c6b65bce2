/**
 * Links that can have a card: those of an article to pages of the API reference, and to members of the same page.
 * The boxes of a drawing say themselves what they lead to.
 */
export const cardLinkSelector = '.theme-doc-markdown a:is([href*="/api/"], [href^="#"]):not(.hash-link, svg a)';
