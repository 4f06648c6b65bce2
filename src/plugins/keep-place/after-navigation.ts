import type {ClientModule} from '@docusaurus/types';
import {prepareAnnouncements} from '../../components/StaticPage/behaviors/announce';
import {noteFocus, returnFocus} from './focus';
import {land} from './land';
import {navigation, returnToPlace} from './place';

let isTraversal = false;

navigation?.addEventListener('currententrychange', (event) => {
  const {navigationType} = event as Event & {navigationType: string | null};
  // Without a type, only the state of the entry has changed.
  isTraversal = navigationType === 'traverse' || (navigationType === null && isTraversal);
});

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      noteFocus(previousLocation);
    } else {
      prepareAnnouncements();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (isTraversal) {
      isTraversal = false;
      returnToPlace();
      returnFocus(location);
    } else if (previousLocation) {
      land(location, previousLocation);
    }
  },
};

export default clientModule;
