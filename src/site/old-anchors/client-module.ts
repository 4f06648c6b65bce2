import type {ClientModule} from '@docusaurus/types';
import {anchorForOld} from './anchor-for-old';

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const anchor = anchorForOld(location.hash, (id) => document.getElementById(id) !== null);
    if (anchor) {
      window.history.replaceState(window.history.state, '', `#${anchor}`);
      const scroll = () => document.getElementById(anchor)?.scrollIntoView();
      scroll();
      // While the page loads, the browser itself looks for the former anchor, and may go to the top when there is none.
      if (document.readyState !== 'complete') {
        window.addEventListener('load', () => requestAnimationFrame(scroll), {once: true});
      }
    }
  },
};

export default clientModule;
