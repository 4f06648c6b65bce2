import type {Confirmation} from '../api-model/confirmations';
import {type VendorPage, vendorOrigin} from '../../common/vendor-page';
import {type Version, pathInVersion} from '../../common/versions';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The version and the path of a page of the vendor's reference; undefined for any other source. */
function readSource(source: string): (VendorPage & {path: string}) | undefined {
  const url = source.startsWith(`${vendorOrigin}/`) ? new URL(source) : undefined;
  const [, version, path] = /^(?:\/(\d+\.\d+))?(\/api\/.+)$/.exec(url?.pathname ?? '') ?? [];
  return path === undefined
    ? undefined
    : {address: source, path: withoutSlash(path), ...(version !== undefined && {version})};
}

/**
 * The page of the vendor's reference about the same subject. The register has the
 * addresses of the pages that were read for it, and no other address is certain.
 *
 * @param path - the path of the page of this site, without the base URL
 * @returns the page for this version, or else the one without a version in its address, or
 *   else the one for the newest version; undefined where no line of the register names any
 */
export function vendorPageOf(
  path: string,
  {label}: Pick<Version, 'label'>,
  confirmations: ReadonlyMap<string, Pick<Confirmation, 'source'>>,
): VendorPage | undefined {
  const rankOf = ({version}: VendorPage): number => (version === label ? 0 : version === undefined ? 1 : 2);
  const [first] = [...confirmations.values()]
    .flatMap(({source}) => readSource(source) ?? [])
    .filter((page) => page.path === withoutSlash(pathInVersion(path)))
    .sort(
      (a, b) => rankOf(a) - rankOf(b) || (b.version ?? '').localeCompare(a.version ?? '', undefined, {numeric: true}),
    );
  return first && {address: first.address, ...(first.version !== undefined && {version: first.version})};
}
