import { BUCKETS } from './bucket.ts';

/** How many buckets of the one shared hash an app's canary wants. */
export interface AllocationRequest {
  readonly app: string;
  readonly buckets: number;
}

/**
 * Shares the buckets of one hash out so that no visitor is on two canaries. Every app has a region of its own,
 * by its place in `apps`, and takes that first: while each canary stays within its region (16 % with a shell and
 * five remotes) raising one moves nobody of another. What does not fit goes to the free buckets after the region.
 * @returns by bucket the app whose canary has it.
 */
export function exclusiveSlices(
  apps: readonly string[],
  requests: readonly AllocationRequest[],
): readonly (string | undefined)[] {
  const owners = new Array<string | undefined>(BUCKETS).fill(undefined);
  const region = Math.floor(BUCKETS / apps.length);
  const claims = requests.map(({ app, buckets }) => ({
    app,
    start: apps.indexOf(app) * region,
    own: Math.min(buckets, region),
    rest: Math.max(0, buckets - region),
  }));
  for (const { app, start, own } of claims) owners.fill(app, start, start + own);
  for (const { app, start, rest } of claims) takeFree(owners, app, start + region, rest);
  return owners;
}

function takeFree(owners: (string | undefined)[], app: string, from: number, wanted: number): void {
  let left = wanted;
  for (let step = 0; step < BUCKETS && left > 0; step += 1) {
    const bucket = (from + step) % BUCKETS;
    if (owners[bucket] !== undefined) continue;
    owners[bucket] = app;
    left -= 1;
  }
}
