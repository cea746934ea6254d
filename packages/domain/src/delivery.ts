import {
  CONTRACT_VERSION,
  type DiscoveryDocument,
  type DiscoveryEntry,
  discoveryName,
  type RemoteName,
} from '@suite/contracts';

/** Whether `version` is in a caret range: `^1.2.0` takes 1.2.0 and later, below 2.0.0. Anything else is no. */
export function satisfies(version: string, range: string): boolean {
  const have = parseVersion(version);
  const want = range.startsWith('^') ? parseVersion(range.slice(1)) : null;
  if (!have || !want) return false;
  const [major, minor, patch] = have;
  // Below 1.0.0 the minor number is the breaking one, as in semantic versioning.
  if (major !== want[0] || (major === 0 && minor !== want[1])) return false;
  return minor > want[1] || (minor === want[1] && patch >= want[2]);
}

function parseVersion(text: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Versions of a remote to try, in order: the stable one alone. A version that needs other contracts than
 * the shell's is left out before a byte of it is fetched.
 */
export function versionCandidates(
  document: DiscoveryDocument,
  remote: RemoteName,
  contract: string = CONTRACT_VERSION,
): readonly DiscoveryEntry[] {
  const entries = document.microFrontends[discoveryName(remote)] ?? [];
  return entries
    .filter((entry) => entry.deployment.default)
    .filter((entry) => satisfies(contract, entry.extras.suite.contract.requiresShell));
}
