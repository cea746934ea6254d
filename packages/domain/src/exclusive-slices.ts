import { BUCKETS } from './bucket.ts';

/** How many buckets of the one shared hash a remote's canary wants. */
export interface AllocationRequest {
  readonly remote: string;
  readonly buckets: number;
}

/**
 * Shares the buckets of one hash out so that no visitor is on two canaries. Every remote has a region of its own,
 * by its place in `remotes`, and takes that first: while each canary stays within its region (20 % with five
 * remotes) raising one moves nobody of another. What does not fit goes to the free buckets after the region.
 * @returns by bucket the remote whose canary has it.
 */
export function exclusiveSlices(
  remotes: readonly string[],
  requests: readonly AllocationRequest[],
): readonly (string | undefined)[] {
  const owners = new Array<string | undefined>(BUCKETS).fill(undefined);
  const region = Math.floor(BUCKETS / remotes.length);
  const claims = requests.map(({ remote, buckets }) => ({
    remote,
    start: remotes.indexOf(remote) * region,
    own: Math.min(buckets, region),
    rest: Math.max(0, buckets - region),
  }));
  for (const { remote, start, own } of claims) owners.fill(remote, start, start + own);
  for (const { remote, start, rest } of claims) takeFree(owners, remote, start + region, rest);
  return owners;
}

function takeFree(owners: (string | undefined)[], remote: string, from: number, wanted: number): void {
  let left = wanted;
  for (let step = 0; step < BUCKETS && left > 0; step += 1) {
    const bucket = (from + step) % BUCKETS;
    if (owners[bucket] !== undefined) continue;
    owners[bucket] = remote;
    left -= 1;
  }
}
