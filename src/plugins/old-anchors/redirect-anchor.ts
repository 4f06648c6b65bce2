import type {ClientModule} from '@docusaurus/types';
import {currentAnchors} from './current-anchor';

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const anchor = currentAnchors(location.hash).find((id) => document.getElementById(id));
    if (anchor) {
      window.history.replaceState(window.history.state, '', `#${anchor}`);
      document.getElementById(anchor)?.scrollIntoView();
    }
  },
};

export default clientModule;
