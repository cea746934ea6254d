import type { DiscoveryDocument, RemoteName } from '@suite/contracts';
import { type Candidate, isRevoked, type Resolution, resolve, type Visit } from '@suite/domain';

/**
 * Without a network the page is the one that this browser kept, and so are its files; a later document may have been
 * seen since, whose versions never came here. The stable versions of the page then come after them, unless they
 * were withdrawn.
 */
export function withStoredVersions(
  resolution: Resolution,
  counts: DiscoveryDocument,
  ofPage: DiscoveryDocument | null,
  visit: Visit,
): Resolution {
  if (ofPage === null) return resolution;
  const resolved = resolve(ofPage, { ...visit, overrides: {}, cohorts: [] });
  const entries = Object.entries(resolution) as [RemoteName, readonly Candidate[]][];
  return Object.fromEntries(
    entries.map(([remote, candidates]) => [
      remote,
      [
        ...candidates,
        ...(resolved[remote] ?? []).filter(
          ({ because, version, script }) =>
            because === 'default' &&
            !isRevoked(counts, remote, version) &&
            candidates.every((one) => one.script !== script),
        ),
      ],
    ]),
  );
}
