/** The form for a new issue, filled in with a query that finds nothing. */
export function missingResultsUrl(repositoryUrl: string, query: string, version: string): string {
  const issue = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: `I searched the ${version} documentation for:\n\n> ${query}\n\nand expected to find:\n`,
  });
  return `${repositoryUrl}/issues/new?${issue}`;
}
