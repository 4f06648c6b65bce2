import {useLocation} from '@docusaurus/router';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
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
): {targets: VersionTarget[]; current: VersionTarget | undefined; choose: (target: VersionTarget) => void} {
  const {search, hash} = useLocation();
  const context = useActiveDocContext(docsPluginId);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const targets = selectVersions(useVersions(docsPluginId), configs).map(({version, label}) =>
    versionTarget(version, label, context, `${search}${hash}`),
  );
  const current = candidates
    .map((candidate) => targets.find((target) => target.name === candidate.name))
    .find((target) => target !== undefined);
  return {
    targets,
    current: current ?? targets[0],
    choose: (target) => savePreferredVersionName(target.name),
  };
}
