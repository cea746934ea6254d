import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { ApiError, isNotFound } from '@suite/api-client';
import { statusOf } from '@suite/domain';

/** Why a request was not sent. `gone`: the home is not offered any more. */
export type SendError = 'sold' | 'unavailable' | 'gone' | 'offline' | 'busy' | 'refused' | 'failed';

/**
 * Where sending stands. `in-progress`: the home is read again before anything is sent; `sending`: the request is on
 * its way. There is no captcha between the two (settled rule 23).
 */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'failed';
      readonly error: SendError;
      /** Minutes until it may be sent again; 0 where nobody says. */
      readonly waitMinutes?: number;
    };

/** Why a home cannot be asked for now; null when it can. */
export function askError(unit: Unit): SendError | null {
  if (commercialState(unit).kind !== 'gone') return null;
  return statusOf(unit) === 'sold' ? 'sold' : 'unavailable';
}

/** What an answer, or none, to the reading of the home or to the request means. */
export function sendError(error: unknown, step: 'in-progress' | 'sending'): SendError {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.status === 429) return 'busy';
  if (isNotFound(error)) return step === 'in-progress' || error.status !== 400 ? 'gone' : 'refused';
  return error.status === 422 ? 'refused' : 'failed';
}

const AWAY = [502, 503, 504];

/** Whether nobody knows if the request arrived, or can: it is then kept, and sent again with its key. */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // A good status without the document is not the API's: a network in between answered.
  return error.status === 0 || error.status === 200 || AWAY.includes(error.status);
}

/** Minutes until the server takes the request again, never too few; 0 where it does not say. */
export function waitMinutes(error: unknown): number {
  return error instanceof ApiError ? Math.ceil((error.retryAfterS ?? 0) / 60) : 0;
}

/** Whether sending the same form again can help. */
export function canRetry(reason: SendError): boolean {
  return reason !== 'sold' && reason !== 'unavailable' && reason !== 'gone';
}
