const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/**
 * Public key of the discovery document (SPKI, base64): the one that the shell was built with, whatever the page says,
 * else that of the page; null where the server signs nothing.
 */
export function documentKey(page: Document = document, builtIn = __DISCOVERY_KEY__): string | null {
  return builtIn ?? (page.querySelector<HTMLMetaElement>('meta[name="discovery-key"]')?.content || null);
}

/**
 * Whether these bytes were signed (ECDSA P-256, SHA-256, IEEE P1363, base64) with the private half of `key`.
 * Anything that cannot be read is no signature.
 */
export async function isSigned(bytes: Uint8Array, signature: string, key: string): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('spki', bytesOf(key), ALGORITHM, false, ['verify']);
    const hash = { name: 'ECDSA', hash: 'SHA-256' };
    return await crypto.subtle.verify(hash, imported, bytesOf(signature), new Uint8Array(bytes));
  } catch {
    return false;
  }
}

/** Bytes of a base64 or base64url text. @throws where it is neither. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.trim().replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
