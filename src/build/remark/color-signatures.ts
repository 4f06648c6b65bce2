import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {textElement} from '../content/jsx';
import {verbatim, verbatimText} from '../reference/api-blocks';
import {type ColoredPart, coloredParts} from './highlight';

/** What stands by itself; all other signatures are members of a class. */
const isStatement = /^(?:export |declare |abstract )*(?:class|interface|type|enum|function|const|let|var|namespace)\b/;

/** Colors that matter in a declaration; the rest has the color of text. */
const colors = new Set(['keyword', 'string', 'string-expression', 'constant', 'function']);

function colored(text: string, color: string | undefined): PhrasingContent {
  if (!color || !colors.has(color)) {
    return verbatim(text);
  }
  return textElement('span', [verbatim(text)], {className: `tk-${color}`});
}

/** Puts neighbors of the same color together. */
function joined(parts: readonly ColoredPart[]): ColoredPart[] {
  const result: ColoredPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const color = part.color && colors.has(part.color) ? part.color : undefined;
    if (last && (last.color === color || part.text.trim() === '')) {
      last.text += part.text;
    } else {
      result.push({text: part.text, color});
    }
  }
  return result;
}

/** The parts of a text within a larger one. */
function slice(parts: readonly ColoredPart[], from: number, to: number): ColoredPart[] {
  let offset = 0;
  return parts.flatMap(({text, color}) => {
    const start = Math.max(from - offset, 0);
    const end = Math.min(to - offset, text.length);
    offset += text.length;
    return start < end ? [{text: text.slice(start, end), color}] : [];
  });
}

async function color(element: MdxJsxTextElement): Promise<void> {
  const text = verbatimText(element);
  const parts = await coloredParts(text, isStatement.test(text) ? '' : 'declare class X {\n');
  let offset = 0;
  element.children = element.children.flatMap((child): PhrasingContent[] => {
    const from = offset;
    offset += verbatimText(child).length;
    // Types that are links have the color of links.
    return child.type === 'mdxTextExpression'
      ? joined(slice(parts, from, offset)).map((part) => colored(part.text, part.color))
      : [child];
  });
}

/** Gives the signatures the colors of code; which of their types are links stays as it is. */
export function colorSignatures() {
  return async (root: Root): Promise<void> => {
    const elements: MdxJsxTextElement[] = [];
    visit(root, 'mdxJsxTextElement', (element) => {
      if (element.name === 'ApiCode') {
        elements.push(element);
      }
    });
    for (const element of elements) {
      await color(element);
    }
  };
}
