import type {ClientModule} from '@docusaurus/types';
import {navigation, returnToPlace} from './place';

let isTraversal = false;

navigation?.addEventListener('currententrychange', (event) => {
  const {navigationType} = event as Event & {navigationType: string | null};
  // Without a type, only the state of the entry has changed.
  isTraversal = navigationType === 'traverse' || (navigationType === null && isTraversal);
});

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (isTraversal) {
      isTraversal = false;
      returnToPlace();
    }
  },
};

export default clientModule;
