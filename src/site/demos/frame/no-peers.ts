/** Elements that hold a document with objects of its own. */
const frames = 'iframe, frame, object, embed';

/** Removes the frames within a part of the demo before they have loaded, now and later. */
function keepFramesOut(root: Document | ShadowRoot): void {
  new MutationObserver(() =>
    root.querySelectorAll(frames).forEach((frame) => {
      frame.remove();
      console.info(`A demo has no frames of its own; <${frame.localName}> was removed`);
    }),
  ).observe(root, {childList: true, subtree: true});
}

/**
 * Takes WebRTC away from the program, which the Content-Security-Policy of the frame
 * does not cover: the names that connect to a peer, and frames that would bring them
 * back. It must run before the program. Chromium refuses the connections themselves,
 * where the host sends the header for it: see src/build/hosting/headers.ts.
 */
export function withoutPeers(): void {
  Object.getOwnPropertyNames(window)
    .filter((name) => /^(?:moz|webkit)?RTC/.test(name))
    .forEach((name) => Reflect.deleteProperty(window, name));
  keepFramesOut(document);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const {attachShadow} = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit) {
    const root = attachShadow.call(this, init);
    keepFramesOut(root);
    return root;
  };
}
