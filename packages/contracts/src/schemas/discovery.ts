import { z } from 'zod';
import { VERSION_STATES } from '../discovery.ts';
import { remoteOffer } from './remote-manifest.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 value');
const address = z.string().regex(/^(\/|https:\/\/)/, 'must be a path or an https address');
const name = z.string().min(1);

const entry = z.strictObject({
  url: address,
  fallbackUrl: address.optional(),
  metadata: z.strictObject({ integrity, version: name }),
  deployment: z.strictObject({
    traffic: z.number().min(0).max(100),
    default: z.boolean(),
    salt: name.optional(),
    cohorts: z.array(name).optional(),
  }),
  extras: z.object({
    suite: z.strictObject({
      state: z.enum(VERSION_STATES),
      container: z.string().regex(/^\w+__\w+$/, 'must be a name that is unique to the version'),
      entry: z.strictObject({ url: address, fallbackUrl: address.optional(), integrity }),
      contract: z.strictObject({ provides: z.string(), requiresShell: z.string() }),
      shared: z.record(z.string(), z.string()),
      preload: z.strictObject({
        routes: z.array(z.string()),
        assets: z.array(address),
        pages: z.record(z.string(), z.array(address)),
      }),
      remote: remoteOffer.optional(),
      since: z.iso.datetime().optional(),
      revision: z.int().min(0).optional(),
      author: z.string().optional(),
      at: z.iso.datetime().optional(),
      reason: z.string().optional(),
      exclusive: z.boolean().optional(),
      serviceWorker: z.boolean().optional(),
      revoked: z.array(name).optional(),
      insecure: z.array(name).optional(),
      locked: z.array(name).optional(),
    }),
  }),
});

type Entry = z.infer<typeof entry>;

const versions = z
  .array(entry)
  .min(1)
  .refine((all) => all.filter((one) => one.deployment.default).length === 1, 'must have exactly one default')
  .refine(
    // In hundredths of a percent: 0.1 + 0.2 is not 0.3.
    (all) => all.reduce((sum, one) => sum + Math.round(one.deployment.traffic * 100), 0) === 10_000,
    'must share out exactly 100 percent of the traffic',
  )
  .refine((all) => isUnique(all, (one) => one.metadata.version), 'must name each version once')
  .refine(
    (all) => isUnique(all, (one) => one.extras.suite.container),
    'must have a container for each version',
  )
  .refine(
    (all) => all.every((one) => !one.deployment.default || isServed(one)),
    'must have a default that is stable or pinned',
  )
  .refine(
    (all) => all.every((one) => one.extras.suite.state !== 'revoked' || one.deployment.traffic === 0),
    'must give a revoked version to nobody',
  );

function isUnique(all: readonly Entry[], keyOf: (one: Entry) => string): boolean {
  return new Set(all.map(keyOf)).size === all.length;
}

function isServed({ extras }: Entry): boolean {
  return extras.suite.state === 'stable' || extras.suite.state === 'pinned';
}

/** Stricter than the open schema, which lets two defaults and any sum of traffic pass. */
export const discoveryDocument = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(z.string().regex(/^@suite\//), versions),
});
