import { type DiscoveryDocument, discoveryName, isRemoteName, type RemoteName } from '@suite/contracts';

/** What `remote@version` in an address asks for. */
export type OverrideRequest =
  | { readonly kind: 'version'; readonly remote: RemoteName; readonly version: string }
  | { readonly kind: 'address'; readonly remote: RemoteName; readonly script: string }
  | { readonly kind: 'refused' };

/**
 * Reads `mf-map@1.2.0-9f8e7d6c`. Only a version that the document lists is taken, so its bytes are those that were
 * published; the address of a script is taken in development alone.
 */
export function readOverride(
  text: string,
  document: DiscoveryDocument,
  isDevelopment: boolean,
): OverrideRequest {
  const at = text.indexOf('@');
  const remote = text.slice(0, at);
  const wanted = text.slice(at + 1);
  if (!isRemoteName(remote)) return { kind: 'refused' };
  const entries = document.microFrontends[discoveryName(remote)] ?? [];
  if (entries.some(({ metadata }) => metadata.version === wanted)) {
    return { kind: 'version', remote, version: wanted };
  }
  return isDevelopment && /^https?:\/\//.test(wanted)
    ? { kind: 'address', remote, script: wanted }
    : { kind: 'refused' };
}
