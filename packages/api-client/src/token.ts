import { unwrapOne } from './envelope.ts';
import { ApiError } from './error.ts';

/** Token of an answer, in its envelope or not. */
export function tokenOf(body: unknown): string {
  const { token } = (unwrapOne(body) ?? {}) as { token?: unknown };
  if (typeof token === 'string' && token !== '') return token;
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

/** Whom a JSON Web Token names; null for a token that is of another kind. Not a proof: the server checks it. */
export function personOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
