/** What is asked of a document. */
type Named = {querySelector: (selector: string) => {getAttribute: (name: string) => string | null} | null};

/**
 * What a document says of the build that it is from, by names with hashes, the script that knows the names of all
 * other scripts and the main script, and by the hash of the styles. Another answer means that the site has been published anew,
 * even if only a script that is loaded late has changed: what is live in a page needs the scripts of its own build.
 */
export function deploymentOf(from: Named): string {
  const scripts = from.querySelector('[data-app]')?.getAttribute('data-app')?.split(' ') ?? [];
  return [scripts[0], scripts.at(-1), from.querySelector('[data-styles]')?.getAttribute('data-styles')].join(' ');
}
