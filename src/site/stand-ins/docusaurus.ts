// Stands in for what Docusaurus's own links call. They would load a page as soon as the pointer crosses a link on its
// way to another; src/site/links/intent.ts does that for all links, once the reader stays on one.
import own from '@docusaurus/core/lib/client/docusaurus';

export default Object.freeze({prefetch: own.prefetch, preload: (): false => false});
