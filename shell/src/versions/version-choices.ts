import { type DiscoveryDocument, discoveryName, type RemoteName, remotesOf } from '@suite/contracts';
import type { DeliveryChoice } from '../remotes/visit/delivery-overrides.ts';

/** One version of a remote that a tester may take. */
export interface VersionChoice {
  readonly version: string;
  readonly state: string;
  /** Percent of the visitors. */
  readonly traffic: number;
}

/** The versions of each remote that the document lists; nothing else can be chosen. */
export function versionChoices(
  document: DiscoveryDocument,
): readonly { readonly remote: RemoteName; readonly versions: readonly VersionChoice[] }[] {
  return remotesOf(document).map((remote) => ({
    remote,
    versions: (document.microFrontends[discoveryName(remote)] ?? []).map((entry) => ({
      version: entry.metadata.version,
      state: entry.extras.suite.state,
      traffic: entry.deployment.traffic,
    })),
  }));
}

/** The choice with another version of one remote; '' leaves it to the rules again. */
export function withVersion(choice: DeliveryChoice, remote: RemoteName, version: string): DeliveryChoice {
  const { [remote]: _, ...others } = choice.overrides;
  return { ...choice, overrides: version ? { ...others, [remote]: { version, isSigned: false } } : others };
}
