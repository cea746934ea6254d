import { type DiscoveryDocument, discoveryName, type PreviewClaim } from '@suite/contracts';
import { bytesOf, documentKey, isSigned } from '../document/signature.ts';

/**
 * The claim of a preview link: null when it was not signed with the key of the discovery document, is over, or names
 * a version that the document does not list.
 */
export async function previewClaim(
  parameter: string,
  document: DiscoveryDocument,
  nowMs: number,
): Promise<PreviewClaim | null> {
  const key = documentKey();
  const [text = '', signature = ''] = parameter.split('.');
  if (!key || !(await isSigned(new TextEncoder().encode(text), signature, key))) return null;
  const claim = JSON.parse(new TextDecoder().decode(bytesOf(text))) as PreviewClaim;
  return isKnown(claim, document) && claim.expires > nowMs ? claim : null;
}

/** A cohort leads to versions of the document alone, whatever its name. */
function isKnown(claim: PreviewClaim, document: DiscoveryDocument): boolean {
  if ('cohort' in claim) return true;
  const entries = document.microFrontends[discoveryName(claim.remote)] ?? [];
  return entries.some(({ metadata }) => metadata.version === claim.version);
}
