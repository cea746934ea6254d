import { OUTBOX } from '@suite/contracts';

/** Whether a request may wait in this browser: what the outbox notes for the next page. */
export function isOutboxFilled(): boolean {
  try {
    return localStorage.getItem(OUTBOX) !== null;
  } catch {
    return false;
  }
}
