import type {PhrasingContent} from 'mdast';
import {sourceAddress} from '../api-model/confirmations';
import {confirmationLabel, isConfirmedFor, seenIn} from '../api-model/stated-versions';
import {text} from '../content/nodes';
import {textElement} from '../content/jsx';
import type {VersionPages} from './version-pages';

/** The attributes of a declaration that say how well it is confirmed. */
type ConfirmationMark = {confirmed?: string; source?: string | undefined; elsewhere?: 'true'};

/** Is a member of JointJS+ confirmed, but not for the version of these pages? */
export function isElsewhere(symbolPath: string, {confirmations, version}: VersionPages): boolean {
  const confirmation = confirmations.get(symbolPath);
  return confirmation !== undefined && !isConfirmedFor(confirmation, version.label);
}

/** How well a member of JointJS+ is confirmed: attributes of `ApiSignature`; none for other members. */
export function confirmationMark(symbolPath: string, pages: VersionPages): ConfirmationMark {
  const confirmation = pages.confirmations.get(symbolPath);
  return confirmation === undefined
    ? {}
    : {
        confirmed: confirmationLabel(confirmation, pages.version.label),
        source: sourceAddress(confirmation.source),
        ...(isElsewhere(symbolPath, pages) && {elsewhere: 'true'}),
      };
}

/** What stands behind the name of a member in a row, where the version of the page does not have it for certain. */
export function rowMark(symbolPath: string, pages: VersionPages): PhrasingContent[] {
  const confirmation = pages.confirmations.get(symbolPath);
  if (!confirmation || !isElsewhere(symbolPath, pages)) {
    return [];
  }
  const href = sourceAddress(confirmation.source);
  const attributes = {className: 'signature__mark signature__mark--elsewhere', 'data-search-ignore': '', href};
  return [text(' '), textElement(href ? 'a' : 'span', [text(seenIn(confirmation))], attributes)];
}
