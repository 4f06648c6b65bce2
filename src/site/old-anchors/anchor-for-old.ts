import {decoded} from '../../common/decoded';

/**
 * What a former anchor, or a name without its section, has become on the page.
 *
 * @param hash - as in the address, such as `#dia.Paper.prototype.options.guard` or `#guard`
 * @param exists - whether the page has an anchor
 * @returns nothing when the page has the anchor, or none that it may have become
 */
export function anchorForOld(hash: string, exists: (anchor: string) => boolean): string | undefined {
  const anchor = decoded(hash.slice(1));
  const name = anchor.replace(/^(?:joint\.)?(?:\w+\.)+prototype\./, '');
  const candidates = [name, `options.${name}`, `event:${name}`, `event:${name.replace(/^events\./, '')}`];
  return anchor && !exists(anchor) ? candidates.find(exists) : undefined;
}
