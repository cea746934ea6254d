import { type AppName, type DiscoveryDocument, type DiscoveryEntry, discoveryName } from '@suite/contracts';
import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 value');
const address = z.string().regex(/^(\/|https:\/\/)/, 'must be a path or an https address');

const entry = z.strictObject({
  url: address,
  fallbackUrl: address.optional(),
  metadata: z.strictObject({ integrity, version: z.string().min(1) }),
  deployment: z.strictObject({
    traffic: z.number().min(0).max(100),
    default: z.boolean(),
    salt: z.string().optional(),
    cohorts: z.array(z.string()).optional(),
  }),
  extras: z.object({
    suite: z.strictObject({
      state: z.enum(['stable', 'canary']),
      container: z.string().regex(/^\w+__\w+$/, 'must be a name that is unique to the version'),
      entry: z.strictObject({ url: address, integrity }),
      contract: z.strictObject({ provides: z.string(), requiresShell: z.string() }),
      shared: z.record(z.string(), z.string()),
      preload: z.strictObject({
        routes: z.array(z.string()),
        assets: z.array(address),
        pages: z.record(z.string(), z.array(address)),
      }),
    }),
  }),
});

const versions = z
  .array(entry)
  .min(1)
  .refine((all) => all.filter((one) => one.deployment.default).length === 1, 'must have exactly one default')
  .refine(
    (all) => all.reduce((sum, one) => sum + one.deployment.traffic, 0) === 100,
    'must share out exactly 100 percent of the traffic',
  );

/** Stricter than the open schema, which lets two defaults and any sum of traffic pass. */
const documentSchema = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(z.string().regex(/^@suite\//), versions),
});

export const SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const EMPTY_DOCUMENT: DiscoveryDocument = { schema: SCHEMA_URL, microFrontends: {} };

/** A discovery document that breaks its rules; `problems` has one sentence for each. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The discovery document is not valid: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** @throws {DocumentError} with every problem at once. */
export function checkDocument(value: unknown): DiscoveryDocument {
  const result = documentSchema.safeParse(value);
  if (result.success) return result.data as DiscoveryDocument;
  throw new DocumentError(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the document'} ${issue.message}`),
  );
}

/** The document with this version as the one stable version of its app. */
export function withStable(
  document: DiscoveryDocument,
  app: AppName,
  stable: DiscoveryEntry,
): DiscoveryDocument {
  return checkDocument({
    ...document,
    microFrontends: { ...document.microFrontends, [discoveryName(app)]: [stable] },
  });
}
