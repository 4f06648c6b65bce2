import type {ClientModule} from '@docusaurus/types';
import {prepareAnnouncements} from '../announce';
import {noteFocus, returnFocus} from './focus';
import {land} from './land';
import {navigation, returnToPlace} from './place';

let isTraversal = false;

/** The dialog that was open when the navigation began, such as the search box whose hit was chosen. */
let dialogBefore: Element | null = null;

const openDialog = (): Element | null => document.querySelector('[role=dialog][aria-modal=true]');

navigation?.addEventListener('currententrychange', (event) => {
  const {navigationType} = event as Event & {navigationType: string | null};
  // Without a type, only the state of the entry has changed.
  isTraversal = navigationType === 'traverse' || (navigationType === null && isTraversal);
});

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      noteFocus(previousLocation);
      dialogBefore = openDialog();
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
      const dialog = openDialog();
      // A reader who has opened the search box while the page was on its way goes on typing.
      land(location, previousLocation, dialog === null || dialog === dialogBefore);
    }
  },
};

export default clientModule;
