import type { Enquiry } from '@suite/api';
import { expect, it } from 'vitest';
import { deliveryText } from './delivery-text.ts';

const AT = '2026-11-20T08:40:00.000Z';
const NEXT = '2026-11-20T09:40:00.000Z';
const queued = {
  mailId: 1,
  state: 'queued',
  attempts: 0,
  sentAt: null,
  lastError: null,
  nextAttemptAt: NEXT,
} as const;

it.each<[Enquiry['delivery'], string, string | null, boolean]>([
  [null, 'none', null, false],
  [queued, 'waiting', null, false],
  [{ ...queued, attempts: 2, lastError: '421 busy' }, 'again', NEXT, true],
  [{ ...queued, state: 'sent', attempts: 1, sentAt: AT, nextAttemptAt: null }, 'sent', AT, false],
  [{ ...queued, state: 'failed', attempts: 8, nextAttemptAt: null }, 'failed', null, true],
])('%j is said as %s', (delivery, id, at, isTrouble) => {
  expect(deliveryText(delivery)).toEqual({ id: `studio.enquiries.mail.${id}`, at, isTrouble });
});
