/**
 * What the frame of a demo may do, by directive of the Content-Security-Policy: run the
 * scripts and styles that messages bring, and fetch nothing.
 */
export const framePolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'media-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
};

/** Directives as a policy writes them. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
