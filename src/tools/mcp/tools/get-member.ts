import type * as z from 'zod';
import {editionLabels} from '../../../common/editions';
import type {ApiEntry} from '../../../build/delivery/markdown/api-json';
import type {BuiltDocs} from '../docs-version';
import {findMember} from '../find-member';
import {nearest} from '../nearest';
import {parameters, text, version} from './parameters';

export const memberParameters = parameters({
  name: text(
    'the name of a class or member',
    'The name of a class, member, function or type, such as "dia.Graph.addCells", "dia.Paper" or just "addCells".',
  ),
  version,
});

/** The most members that are described. Of any further members, only the names are given. */
const mostDescribed = 6;

function describe({demos = [], ...symbol}: ApiEntry): string {
  const facts = [
    `${symbol.static ? 'static ' : ''}${symbol.kind}`,
    editionLabels[symbol.edition].text,
    symbol.since && `since ${symbol.since}`,
    symbol.deprecated && 'deprecated',
    symbol.confirmed?.label,
    symbol.extends && `extends ${symbol.extends.join(', ')}`,
  ];
  return [
    `## ${symbol.path}`,
    facts.filter(Boolean).join(' · '),
    ...symbol.signatures.map((signature) => `\`\`\`ts\n${signature}\n\`\`\``),
    symbol.summary,
    symbol.correction && `Correction of the declaration: ${symbol.correction}`,
    demos.length > 0 && `Demos: ${demos.map(({title, url}) => `[${title}](${url})`).join(', ')}`,
    `Described at ${symbol.url}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Returns what the library declares about a class or member, and the address of its description.
 *
 * @throws when no class or member has this name; the message lists the most similar names
 */
export function getMember(docs: BuiltDocs, {name, version: label}: z.infer<typeof memberParameters>): string {
  const {api, label: own} = docs.version(label);
  const {symbols, inheritedBy} = findMember(api, name);
  if (symbols.length === 0) {
    const near = nearest(name, api.symbols, ({name: short, path}) => [path, short]).map(({path}) => `- ${path}`);
    throw new Error(
      `There is no "${name}" in JointJS ${own}. The most similar names are:\n${[...new Set(near)].join('\n')}`,
    );
  }
  const origin = inheritedBy ? ` ${inheritedBy} inherits the following member.` : '';
  const others = symbols.slice(mostDescribed).map(({path}) => path);
  const more = others.length > 0 ? `\n\nMore members with this name: ${others.join(', ')}` : '';
  return `JointJS ${own}.${origin}\n\n${symbols.slice(0, mostDescribed).map(describe).join('\n\n')}${more}`;
}
