import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tokens of preview links, the latest last. Over HTTPS no other host can set it, as that of the session. */
const NAMES = { https: '__Host-preview', http: 'preview' } as const;
const TOKEN = /^[\w-]{43}$/;
/** Projects that one browser may be shown at a time. */
const MOST = 5;

/** The tokens that a request brings. */
export function previewTokensOf({ cookies }: FastifyRequest): readonly string[] {
  const value = cookies[NAMES.https] ?? cookies[NAMES.http] ?? '';
  return value
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(-MOST);
}

interface AddedToken {
  readonly token: string;
  /** Those that the browser keeps: of links that hold. */
  readonly others: readonly string[];
  readonly expiresAt: Date;
  readonly isHttps: boolean;
}

/** It is sent along by links from elsewhere too, since it opens nothing but what it shows. */
export function addPreviewToken(
  reply: FastifyReply,
  { token, others, expiresAt, isHttps }: AddedToken,
): void {
  const kept = [...others.filter((one) => one !== token), token].slice(-MOST);
  reply.setCookie(isHttps ? NAMES.https : NAMES.http, kept.join('.'), {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'lax',
    expires: expiresAt,
  });
}

/** Who logs out leaves nothing to whoever sits here next. */
export function clearPreviewTokens(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  if (previewTokensOf(request).length === 0) return;
  const options = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' } as const;
  reply.clearCookie(isHttps ? NAMES.https : NAMES.http, options);
}
