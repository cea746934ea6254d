import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from '../../errors.ts';

/** A header that a page of another site cannot send without being asked for first (CORS). */
const CUSTOM_HEADER = 'x-requested-with';

/**
 * Whether a request that goes by the cookie comes from a script of our own pages, or of one of `trustedOrigins`. A
 * link, a picture or a form elsewhere sends cookies too. Browsers say where a request comes from; the fallbacks are
 * for those that do not, as on plain HTTP.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, trustedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isTrusted = origin !== undefined && trustedOrigins.includes(origin);
  // A link, or a picture, a script or a style sheet of a page.
  if (mode === 'navigate' || mode === 'no-cors') return false;
  if (site !== undefined) return site === 'same-origin' || (isTrusted && mode === 'cors');
  if (origin !== undefined) return isTrusted;
  return headers[CUSTOM_HEADER] !== undefined;
}

/** @throws {RequestError} 403 */
export function requireOwnPage(headers: IncomingHttpHeaders, trustedOrigins: readonly string[]): void {
  if (isFromOwnPage(headers, trustedOrigins)) return;
  throw new RequestError(403, 'foreign-page', 'This call is for the pages of this site only.');
}
