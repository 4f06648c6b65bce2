/** What is asked of a document. */
type Named = {querySelector: (selector: string) => {getAttribute: (name: string) => string | null} | null};

/**
 * What a document says of the build that it is from: its main script and its style sheet, whose names have hashes.
 * Another answer means that the site has been published anew.
 */
export function deploymentOf(from: Named): string {
  const app = from.querySelector('[data-app]')?.getAttribute('data-app')?.split(' ').pop();
  return `${app} ${from.querySelector('[data-sheet]')?.getAttribute('data-sheet')}`;
}
