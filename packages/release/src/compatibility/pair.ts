import type { DiscoveryEntry } from '@suite/contracts';
import { satisfies } from '@suite/domain';
import type { BuildRecord } from '../publish/build-record.ts';

/** What a version needs of others, and has for others. */
export interface VersionNeeds extends Pick<BuildRecord, 'shared' | 'uses' | 'offers'> {
  readonly version: string;
  readonly contract: DiscoveryEntry['extras']['suite']['contract'];
}

/** What a remote needs and a shell does not have, each as a person would say it; empty when the shell can load it. */
export function missingIn(shell: VersionNeeds, remote: VersionNeeds): readonly string[] {
  return [
    ...missingContracts(shell, remote),
    ...missingLibraries(shell, remote),
    ...missingExports(shell, remote),
  ];
}

function missingContracts({ contract: { provides } }: VersionNeeds, { contract }: VersionNeeds): string[] {
  if (satisfies(provides, contract.requiresShell)) return [];
  return [`the contracts ${contract.requiresShell}, the shell has ${provides}`];
}

/** Of a library that the shell does not share nothing is known: the remote brings its own. */
function missingLibraries(shell: VersionNeeds, remote: VersionNeeds): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const brought = shell.shared[name]?.replace('^', '');
    if (brought === undefined || satisfies(brought, range)) return [];
    return [`${name} ${range}, the shell has ${brought}`];
  });
}

function missingExports({ offers }: VersionNeeds, { uses }: VersionNeeds): string[] {
  // A shell that was published before builds said what they offer.
  if (Object.keys(offers).length === 0) return [];
  return Object.entries(uses).flatMap(([module, names]) => {
    const offered = offers[module];
    if (!offered) return [`${module}, which the shell does not share`];
    const missing = names.filter((name) => !offered.includes(name));
    return missing.length > 0 ? [`${missing.join(', ')} of ${module}`] : [];
  });
}
