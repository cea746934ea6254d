import type { DiscoveryDocument } from '@suite/contracts';

const TIMEOUT_MS = 8_000;

/** The document that says which version of each remote this page loads could not be read. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}

let current: Promise<DiscoveryDocument> | null = null;

/** The discovery document, read once for the life of the page; after a failure the next call reads it again. */
export function discovery(): Promise<DiscoveryDocument> {
  current ??= readDiscovery().catch((error: unknown) => {
    current = null;
    throw error;
  });
  return current;
}

async function readDiscovery(): Promise<DiscoveryDocument> {
  const response = await fetch('/discovery.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new DiscoveryError(`The discovery document answered ${response.status}`);
  const body: unknown = await response.json();
  if (!isDocument(body)) throw new DiscoveryError('The discovery document is not valid');
  return body;
}

function isDocument(body: unknown): body is DiscoveryDocument {
  const entries = (body as Partial<DiscoveryDocument> | null)?.microFrontends;
  const isTable = typeof entries === 'object' && entries !== null && !Array.isArray(entries);
  return isTable && Object.values(entries).every(Array.isArray);
}
