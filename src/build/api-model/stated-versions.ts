import type {Confirmation} from './confirmations';

/** Negative when the first version is older. */
const compare = (a: string, b: string): number => a.localeCompare(b, undefined, {numeric: true});

/** The versions that the sources of a line state. */
const statedVersions = ({versions = [], changelog}: Confirmation): string[] =>
  [...versions, ...(changelog ? [changelog.version] : [])].filter((version) => version !== 'unknown');

/**
 * Is a member confirmed for a version? Its sources state that version, or both an older and a
 * newer one.
 *
 * @param label - of the version, such as `4.1`
 */
export function isConfirmedFor(confirmation: Confirmation, label: string): boolean {
  const stated = statedVersions(confirmation);
  return (
    stated.includes(label) ||
    (stated.some((version) => compare(version, label) < 0) && stated.some((version) => compare(version, label) > 0))
  );
}

const list = (versions: readonly string[]): string => versions.join(' and ');

/** How well a member is confirmed that belongs to the version of the page. */
function ownLabel(confirmed: string, versions: string[], changelog: Confirmation['changelog']): string {
  const where = {documentation: 'documented for', demo: 'seen in public demos for'}[confirmed];
  const older = changelog ? `, in the changelog of ${changelog.version}` : '';
  return `${where ?? 'in the changelog of'} ${list(versions)}${older}`;
}

/** What a line says that states no version. */
function withoutVersion({confirmed, year}: Confirmation): string {
  switch (confirmed) {
    case 'answer':
      return `maintainer’s answer, ${String(year)}`;
    case 'demo':
      return 'seen in public demos';
    case 'named':
      return 'only named';
    default:
      return 'documented, version unknown';
  }
}

/** The versions that the sources of a member are about: `3.2 and 4.2`; empty where they state none. */
export const soleVersions = (confirmation: Confirmation): string =>
  confirmation.confirmed === 'named' ? '' : list(statedVersions(confirmation).sort(compare));

/** The versions of a member that the version of the page does not have for certain: `seen in 4.2`. */
export function seenIn(confirmation: Confirmation): string {
  const versions = soleVersions(confirmation);
  return versions === '' ? withoutVersion(confirmation) : `seen in ${versions}`;
}

/**
 * How well a member is confirmed, in the few words that stand above its declaration.
 *
 * @param label - of the version of the page, such as `4.1`
 * @returns `seen in` and the versions of the sources, where they do not cover that of the page
 */
export function confirmationLabel(confirmation: Confirmation, label: string): string {
  const {confirmed, versions = [], changelog} = confirmation;
  const stated = versions.filter((version) => version !== 'unknown');
  if (stated.length === 0 || confirmed === 'named') {
    return withoutVersion(confirmation);
  }
  if (isConfirmedFor(confirmation, label)) {
    return ownLabel(confirmed, stated, changelog);
  }
  const older = changelog ? ` and ${changelog.version} (changelog)` : '';
  return `seen in ${list(stated)} (${confirmed})${older}`;
}
