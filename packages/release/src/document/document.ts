import {
  type AppName,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type DocumentFacts,
  discoveryName,
} from '@suite/contracts';
import { discoveryDocument } from '@suite/contracts/schemas';

export const SCHEMA_URL =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const EMPTY_DOCUMENT: DiscoveryDocument = { schema: SCHEMA_URL, microFrontends: {} };

/** A discovery document that breaks its rules; `problems` has one sentence for each. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(`The discovery document is not valid: ${issues.join('; ')}`);
    this.issues = issues;
  }
}

/** @throws {DocumentError} with every problem at once. */
export function checkDocument(value: unknown): DiscoveryDocument {
  const result = discoveryDocument.safeParse(value);
  if (result.success) return result.data as DiscoveryDocument;
  throw new DocumentError(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the document'} ${issue.message}`),
  );
}

/** Bytes of a document as they are stored, signed and served; without `<`, so that they may stand in a page. */
export function documentBytes(document: DiscoveryDocument): Buffer {
  const text = JSON.stringify(checkDocument(document)).replaceAll('<', '\\u003c');
  return Buffer.from(`${text}\n`);
}

/** The version of an app that visitors get who are on no canary, of a document as it is stored. */
export function stableVersion(bytes: Uint8Array, app: AppName): string | null {
  return stableOf(parseDocument(bytes), app)?.metadata.version ?? null;
}

/** @throws {DocumentError} when the bytes are no valid document. */
export function parseDocument(bytes: Uint8Array): DiscoveryDocument {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new DocumentError(['the document is no JSON']);
  }
  return checkDocument(value);
}

export function versionsOf(document: DiscoveryDocument, app: AppName): readonly DiscoveryEntry[] {
  return document.microFrontends[discoveryName(app)] ?? [];
}

export function stableOf(document: DiscoveryDocument, app: AppName): DiscoveryEntry | undefined {
  return versionsOf(document, app).find((entry) => entry.deployment.default);
}

export function canaryOf(document: DiscoveryDocument, app: AppName): DiscoveryEntry | undefined {
  return versionsOf(document, app).find((entry) => entry.extras.suite.state === 'canary');
}

/** Facts of the whole, from the shell's entry; a document without a shell has those of the very first. */
export function factsOf(document: DiscoveryDocument): DocumentFacts {
  const suite = stableOf(document, 'shell')?.extras.suite;
  return {
    revision: suite?.revision ?? 0,
    author: suite?.author ?? '',
    at: suite?.at ?? new Date(0).toISOString(),
    reason: suite?.reason ?? '',
    exclusive: suite?.exclusive ?? false,
    serviceWorker: suite?.serviceWorker ?? true,
    revoked: suite?.revoked ?? [],
    insecure: suite?.insecure ?? [],
    locked: suite?.locked ?? [],
  };
}

/** The document with other facts; they are lost where there is no shell to carry them. */
export function withFacts(document: DiscoveryDocument, facts: Partial<DocumentFacts>): DiscoveryDocument {
  const whole = { ...factsOf(document), ...facts };
  return withVersions(
    document,
    'shell',
    versionsOf(document, 'shell').map((entry) =>
      entry.deployment.default ? withExtras(entry, whole) : entry,
    ),
  );
}

export function withExtras(
  entry: DiscoveryEntry,
  extras: Partial<DiscoveryEntry['extras']['suite']>,
): DiscoveryEntry {
  return { ...entry, extras: { suite: { ...entry.extras.suite, ...extras } } };
}

/** The document with these versions of an app; an app without a version is not in it. */
export function withVersions(
  document: DiscoveryDocument,
  app: AppName,
  versions: readonly DiscoveryEntry[],
): DiscoveryDocument {
  const { [discoveryName(app)]: _, ...others } = document.microFrontends;
  const microFrontends = versions.length > 0 ? { ...others, [discoveryName(app)]: versions } : others;
  return { ...document, microFrontends };
}
