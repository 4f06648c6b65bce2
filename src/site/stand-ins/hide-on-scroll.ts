import {decoded} from '../../common/decoded';

/** What a reader does to move the window. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Does the address name a place of the page? */
const leadsToPlace = (): boolean => document.getElementById(decoded(location.hash.slice(1))) !== null;

/**
 * Hides the navigation bar while the reader scrolls down, and shows it again when the
 * reader scrolls up or comes near the top. A link to a place of the page hides it until then:
 * what the window does by itself on its way there does not count.
 *
 * @param height - of the bar, in px
 * @param show - shows or hides the bar
 * @param isNew - has a link led to this address?
 * @returns ends it
 */
export function hideOnScroll(height: number, show: (isShown: boolean) => void, isNew: boolean): () => void {
  let before = window.scrollY;
  let isArriving = isNew && leadsToPlace();
  if (isNew) {
    show(!isArriving);
  }
  const onAct = (): void => {
    isArriving = false;
  };
  const onScroll = (): void => {
    const top = window.scrollY;
    const isDown = before > 0 && top >= before;
    before = top;
    if (top < height) {
      show(true);
    } else if (isDown) {
      show(false);
    } else if (!isArriving && top + window.innerHeight < document.documentElement.scrollHeight - height) {
      show(true);
    }
  };
  window.addEventListener('scroll', onScroll, {passive: true});
  acts.forEach((act) => window.addEventListener(act, onAct, {passive: true}));
  return () => {
    window.removeEventListener('scroll', onScroll);
    acts.forEach((act) => window.removeEventListener(act, onAct));
  };
}
