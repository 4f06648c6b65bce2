const longestType = 40;

/** The parts of a list in code, cut at its commas, those within brackets left alone. */
function listItems(code: string): string[] {
  const items = [''];
  let depth = 0;
  for (let i = 0; i < code.length; i += 1) {
    const character = code.charAt(i);
    if ('([{<'.includes(character)) {
      depth += 1;
    } else if (')]}'.includes(character) || (character === '>' && code[i - 1] !== '=')) {
      depth -= 1;
    }
    if (depth < 0) {
      break;
    }
    if (character === ',' && depth === 0) {
      items.push('');
    } else {
      items[items.length - 1] += character;
    }
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

/** The name of a parameter, with its marks: `opt?`, `...args`. */
const nameOf = (parameter: string): string => /^(?:\.\.\.)?[\w$]+\??/.exec(parameter)?.[0] ?? '…';

/**
 * What a reader needs of a declaration in a list of hits: the parameters of a
 * function without their types, `(cells, opt?)`, or a type that is short, `: boolean`.
 *
 * @param title - the heading; its last segment is the name that is declared
 * @returns an empty text for what has neither
 */
export function shortSignature(declaration: string, title: string): string {
  const name = title.split(/[.]/).at(-1) ?? '';
  const at = declaration.search(new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?=[?<(:])`));
  if (at < 0) {
    return '';
  }
  const rest = declaration.slice(at + name.length).replace(/^\?/, '');
  const call = /^(?:<[^(]*>)?\(/.exec(rest);
  if (call) {
    return `(${listItems(rest.slice(call[0].length)).map(nameOf).join(', ')})`;
  }
  const type = /^:\s*([^;]+);?$/.exec(rest.trim())?.[1] ?? '';
  return type && type.length <= longestType && !/[\n{]/.test(type) ? `: ${type}` : '';
}
