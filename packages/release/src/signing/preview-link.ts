import { PREVIEW_PARAMETER, type PreviewClaim } from '@suite/contracts';
import { isSigned, type SigningKey } from './signing-key.ts';

/** Link that shows one version of an app, or what a cohort gets, to whoever has it, until it ends. */
export function previewLink(site: string, claim: PreviewClaim, key: Pick<SigningKey, 'sign'>): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const signature = Buffer.from(key.sign(Buffer.from(text)), 'base64').toString('base64url');
  const url = new URL(site);
  url.searchParams.set(PREVIEW_PARAMETER, `${text}.${signature}`);
  return url.href;
}

/** The claim of a preview parameter; null when it was not signed with the key, or has ended. */
export function previewClaim(parameter: string, publicKey: string, nowMs: number): PreviewClaim | null {
  const [text = '', signature = ''] = parameter.split('.');
  const inBase64 = Buffer.from(signature, 'base64url').toString('base64');
  if (!isSigned(Buffer.from(text), inBase64, publicKey)) return null;
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as PreviewClaim;
  return claim.expires > nowMs ? claim : null;
}
