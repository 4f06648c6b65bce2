import {createStorageSlot} from '@docusaurus/theme-common';
import {announce} from '../../announce';
import {coreOnlyAttribute, coreOnlyKey, switchClass} from '../../../common/core-only';
import {isCoreOnly} from './is-core-only';

const kept = createStorageSlot(coreOnlyKey);

/** The entries of the sidebar that readers see. */
const shownEntries = (): number =>
  [...document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-menu .menu__link')].filter(
    (link) => link.getClientRects().length > 0,
  ).length;

/**
 * What screen readers say after a change.
 *
 * @param count - of the entries that the sidebar shows
 */
function changeText(isOn: boolean, count: number): string {
  const entries = count === 1 ? 'One entry' : `${count} entries`;
  return `Pages of JointJS+ are ${isOn ? 'hidden' : 'shown'}. ${entries} in the sidebar.`;
}

/** Hides the pages of JointJS+, or shows them again, and remembers that. */
export function toggle(): void {
  const isOn = !isCoreOnly();
  document.documentElement.toggleAttribute(coreOnlyAttribute, isOn);
  // React renders the attribute only with a new switch.
  document.querySelectorAll(`.${switchClass}`).forEach((element) => element.setAttribute('aria-checked', String(isOn)));
  if (isOn) {
    kept.set('true');
  } else {
    kept.del();
  }
  announce(changeText(isOn, shownEntries()));
}
