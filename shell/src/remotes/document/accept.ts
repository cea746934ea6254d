import type { DiscoveryDocument } from '@suite/contracts';
import { revisionOf } from '@suite/domain';
import { documentKey, isSigned } from './signature.ts';
import type { SignedText } from './sources.ts';

/** A document that may be followed. */
export interface AcceptedDocument {
  readonly document: DiscoveryDocument;
  readonly revision: number;
  readonly source: SignedText;
}

/** The document when its signature is good and it is one at all; null otherwise. */
export async function accept(source: SignedText | null): Promise<AcceptedDocument | null> {
  if (!source || !(await isTrusted(source))) return null;
  const document = parsed(source.text);
  return document && { document, revision: revisionOf(document), source };
}

/** Of two good documents the later one: a lower revision than was seen is an old document. */
export function later(one: AcceptedDocument | null, other: AcceptedDocument | null): AcceptedDocument | null {
  if (!one || !other) return one ?? other;
  return other.revision > one.revision ? other : one;
}

/**
 * A page without a key comes from a server that signs nothing, such as one for development. Without HTTPS there is
 * no WebCrypto, and whoever could change the document could change the page itself.
 */
function isTrusted({ text, signature }: SignedText): Promise<boolean> | boolean {
  const key = documentKey();
  if (key === null || !globalThis.isSecureContext) return true;
  return isSigned(new TextEncoder().encode(text), signature, key);
}

function parsed(text: string): DiscoveryDocument | null {
  try {
    const body: unknown = JSON.parse(text);
    return isDocument(body) ? body : null;
  } catch {
    return null;
  }
}

function isDocument(body: unknown): body is DiscoveryDocument {
  const entries = (body as Partial<DiscoveryDocument> | null)?.microFrontends;
  const isTable = typeof entries === 'object' && entries !== null && !Array.isArray(entries);
  return isTable && Object.values(entries).every(Array.isArray);
}
