import { CONTRACT_VERSION, type RemoteName, type RemoteOffer } from '@suite/contracts';
import type { Candidate } from '@suite/domain';

/** A remote from a development server: no integrity, no assets that are known before. */
export function developmentCandidate(remote: RemoteName, script: string, offer?: RemoteOffer): Candidate {
  const version = 'dev';
  return {
    entry: {
      url: script,
      metadata: { integrity: '', version },
      deployment: { traffic: 0, default: true },
      extras: {
        suite: {
          state: 'stable',
          container: `${remote.replaceAll('-', '_')}__dev`,
          entry: { url: script, integrity: '' },
          contract: { provides: CONTRACT_VERSION, requiresShell: `^${CONTRACT_VERSION}` },
          shared: {},
          preload: { routes: [], assets: [], pages: {} },
          ...(offer && { remote: offer }),
        },
      },
    },
    version,
    cohort: 'stable',
    because: 'override',
    script,
    isFallbackAddress: false,
  };
}
