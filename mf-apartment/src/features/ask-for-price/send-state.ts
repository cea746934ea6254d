import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { ApiError, isNotFound } from '@suite/api-client';
import { statusOf } from '@suite/domain';

/** Why a request was not sent. `gone`: the home is not offered any more. */
export type SendProblem = 'sold' | 'unavailable' | 'gone' | 'offline' | 'busy' | 'refused' | 'failed';

/**
 * Where sending stands. `in-progress`: the home is read again before anything is sent; `sending`: the request is on
 * its way. There is no captcha between the two (settled rule 23).
 */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly problem: SendProblem };

/** Why a home cannot be asked for now; null when it can. */
export function askProblem(unit: Unit): SendProblem | null {
  if (commercialState(unit).kind !== 'gone') return null;
  return statusOf(unit) === 'sold' ? 'sold' : 'unavailable';
}

/** What an answer, or none, to the reading of the home or to the request means. */
export function sendProblem(error: unknown, step: 'in-progress' | 'sending'): SendProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.status === 429) return 'busy';
  if (isNotFound(error)) return step === 'in-progress' || error.status === 404 ? 'gone' : 'refused';
  return error.status === 422 ? 'refused' : 'failed';
}

/** Whether sending the same form again can help. */
export function canRetry(problem: SendProblem): boolean {
  return problem !== 'sold' && problem !== 'unavailable' && problem !== 'gone';
}
