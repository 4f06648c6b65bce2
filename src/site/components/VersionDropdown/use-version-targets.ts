import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {type VersionTarget, type VersionsConfig, selectVersions, versionTarget} from './version-targets';

/**
 * The entries of the version dropdown on the page being read, the version that
 * its button shows, and what to do when a reader chooses one.
 */
export function useVersionTargets(
  docsPluginId: string | undefined,
  configs: VersionsConfig | undefined,
): {
  targets: VersionTarget[];
  current: VersionTarget | undefined;
  choose: (target: VersionTarget) => void;
  /** The key under which the framework stores the choice. */
  storageKey: string;
} {
  const {search, hash} = useLocation();
  // One HTML file serves every query and hash, and 404.html every path: they count once the page runs.
  const isBrowser = useIsBrowser();
  const context = useActiveDocContext(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const targets = selectVersions(useVersions(docsPluginId), configs).map(({version, label}) =>
    versionTarget(version, label, context, isBrowser ? `${search}${hash}` : ''),
  );
  const current = (isBrowser || context.activeDoc ? candidates : [latest])
    .map((candidate) => targets.find((target) => target.name === candidate.name))
    .find((target) => target !== undefined);
  return {
    targets,
    current: current ?? targets[0],
    choose: (target) => savePreferredVersionName(target.name),
    storageKey: `docs-preferred-version-${docsPluginId ?? 'default'}`,
  };
}
