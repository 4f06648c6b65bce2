import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, RootContent} from 'mdast';
import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {type VersionName, versionNamed} from '../../../common/versions';
import {jsxElement, textElement} from '../../content/jsx';
import {link, text} from '../../content/nodes';

/** The file with the drawing of a version's map, which `npm run api:map` writes. */
export const drawingFile = (projectDir: string, version: VersionName): string =>
  path.join(projectDir, versionNamed(version).folder, '_api/class-map.svg');

/** As React calls an attribute. */
const propertyOf = (name: string): string =>
  name === 'class'
    ? 'className'
    : name.startsWith('aria-')
      ? name
      : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const propertiesOf = ({attribs}: Element): Record<string, string> =>
  Object.fromEntries(Object.entries(attribs).map(([name, value]) => [propertyOf(name), value]));

/**
 * A node of the drawing as JSX. A link is one of Markdown, so that its address is
 * resolved and checked like that of any other.
 */
function jsxOf(node: AnyNode, addressOf: (id: string) => string): PhrasingContent[] {
  if (isText(node)) {
    return node.data.trim() === '' ? [] : [text(node.data)];
  }
  if (!isTag(node)) {
    return [];
  }
  const children = node.children.flatMap((child) => jsxOf(child, addressOf));
  return [
    node.name === 'a'
      ? link(addressOf(node.attribs['data-part'] ?? ''), ...children)
      : textElement(node.name, children, propertiesOf(node)),
  ];
}

/**
 * Reads the drawing of a version's map.
 *
 * @param addressOf - the address of the page about a part
 * @returns the content of a `ClassMap`, and the attributes that it needs
 * @throws when there is no drawing
 */
export function readMapDrawing(
  projectDir: string,
  version: VersionName,
  addressOf: (id: string) => string,
): MdxJsxFlowElement {
  const file = drawingFile(projectDir, version);
  if (!fs.existsSync(file)) {
    throw new Error(`${path.relative(projectDir, file)} does not exist. Run npm run api:map.`);
  }
  const svg = parseDocument(fs.readFileSync(file, 'utf8'), {xmlMode: true}).children.find(isTag);
  const children: RootContent[] = (svg?.children ?? []).flatMap((child) => jsxOf(child, addressOf));
  return jsxElement('ClassMap', {viewBox: svg?.attribs.viewBox, width: svg?.attribs.width}, children);
}
