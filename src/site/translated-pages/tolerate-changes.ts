/** What holds a node among the children of a parent. */
function holderOf(parent: Node, node: Node): ChildNode | undefined {
  return [...parent.childNodes].find((child) => child.contains(node));
}

/*
 * A browser that translates a page puts other elements in place of its texts. React
 * does not know that, and ends the page with an error when it takes such a text
 * away, or puts something before it. With these it goes on; the text that it can no
 * longer find may stay.
 */
if (typeof Node !== 'undefined') {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with their nodes below
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const holder = node.parentNode === this ? node : holderOf(this, node);
    if (holder) {
      removeChild.call(this, holder);
    }
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isOwn = before === null || before.parentNode === this;
    return insertBefore.call(this, node, isOwn ? before : (holderOf(this, before) ?? null)) as T;
  };
}
