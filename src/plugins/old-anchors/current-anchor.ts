/**
 * The anchors that a former one may have become, likeliest first.
 *
 * @param hash - as in the address, such as `#dia.Paper.prototype.options.guard`
 * @returns nothing when the hash is no former anchor
 */
export function currentAnchors(hash: string): string[] {
  let decoded = hash;
  try {
    decoded = decodeURIComponent(hash);
  } catch {
    // A malformed escape is taken as it stands.
  }
  const name = /^#(?:joint\.)?(?:\w+\.)+prototype\.(.+)$/.exec(decoded)?.[1];
  return name ? [name, `options.${name}`, `event:${name}`, `event:${name.replace(/^events\./, '')}`] : [];
}
