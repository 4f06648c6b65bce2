import {isComposing} from './own-key';

// Nothing of the page acts on keys that belong to an input method, in its own fields and in those of others'
// components. An editor, which composes by itself, is no such field.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.target instanceof HTMLInputElement && isComposing(event)) {
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}
