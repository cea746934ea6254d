// What a visitor sends.
import type { FavoritesMail, PriceRequest } from '@suite/api';
import {
  askForPrice as askForPriceEndpoint,
  sendFavorites as sendFavoritesEndpoint,
} from '@suite/api/endpoints';
import { ApiError, call, hasAccessToken } from '@suite/api-client';

/**
 * Key of a form that is being sent: made once, so that pressing the button again or trying again after a
 * fault does not ask twice. A UUID; `crypto.randomUUID` is missing on plain HTTP.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Asks for the price of a unit. Anybody may, so that who is not signed in any more asks as a guest.
 * @throws {ApiError} whose `fieldErrors` name the fields that it refuses.
 */
export async function askForPrice(request: PriceRequest, idempotencyKey: string): Promise<void> {
  const ask = () => call(askForPriceEndpoint, { body: request }, { idempotencyKey });
  try {
    await ask();
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401 && !hasAccessToken();
    if (!hasEnded) throw error;
    await ask();
  }
}

/** How sending ended. A failure is no exception: the form tells it, and nobody else needs to know. */
export type SendResult = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly error: unknown };

/** Sends a list of units by mail. Never rejects. */
export async function sendFavorites(mail: FavoritesMail): Promise<SendResult> {
  try {
    await call(sendFavoritesEndpoint, { body: mail });
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
