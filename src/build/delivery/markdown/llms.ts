import {type BuiltVersion, editionName} from './built-docs';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The list of a version's pages in the form of llms.txt: what the site is, then links to the
 * copies of its pages with their descriptions, in the groups of the sidebars.
 *
 * @param origin - of the published site
 */
export function llmsText({label, path, groups}: BuiltVersion, origin: string, tagline: string): string {
  const sections = groups.map(({name, docs}) => {
    const links = docs.map(({copy, description, edition, title}) => {
      const plus = edition === 'plus' ? ` (${editionName(edition)})` : '';
      return `- [${title}](${origin}${copy}):${plus} ${oneLine(description)}`;
    });
    return `## ${name}\n\n${links.join('\n')}`;
  });
  return [
    `# JointJS ${label}`,
    `> ${tagline}`,
    `Each link leads to a page as Markdown; its address without the ending is that of the page. All pages in one file: ${origin}${path}llms-full.txt. All classes and members with their signatures, as JSON: ${origin}${path}api.json.`,
    ...sections,
    '',
  ].join('\n\n');
}
