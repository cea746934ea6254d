import { createPublicKey } from 'node:crypto';

/**
 * The key that discovery documents are verified with, where a build of the shell is given one (`DISCOVERY_PUBLIC_KEY`,
 * SPKI in base64); null where the page tells it.
 * @throws {TypeError} when it is no public key of P-256: pages with it would take no document at all.
 */
export function discoveryKey(environment = process.env): string | null {
  const text = environment.DISCOVERY_PUBLIC_KEY?.trim();
  if (!text) return null;
  if (curveOf(text) === 'prime256v1') return text;
  throw new TypeError('DISCOVERY_PUBLIC_KEY is no public key of the curve P-256 (SPKI, base64)');
}

function curveOf(spki: string): string | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve;
  } catch {
    return undefined;
  }
}
