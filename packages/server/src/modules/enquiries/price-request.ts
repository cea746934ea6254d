import type { priceRequest } from '@suite/api';
import type { z } from 'zod';
import { withinDeadline } from '../../database/guarded-pool.ts';
import { isUnavailable } from '../../dependencies/unavailable.ts';
import { RequestError } from '../../errors.ts';
import type { Log } from '../../observation/log.ts';
import type { Services } from '../../operations/services.ts';
import type { QueryContext } from '../query-context.ts';
import { idempotencyKeyOf, threadKeyOf } from './accepted-request.ts';
import { describeRequest } from './describe-request.ts';

/** A visitor would rather wait than write all of it again. */
const LAST_RESORT_MS = 5000;

/**
 * Accepts a price request. What a robot filled in is dropped without a word. Where the database does not say in time what
 * unit it is, the request waits on the disk.
 * @throws {RequestError} 400 for a bad Idempotency-Key; 404 for a unit that is not visible, 410 for one that is withdrawn
 */
export async function acceptPriceRequest(
  context: QueryContext,
  { publicUrl, enquiries, wakeMail, deadlines }: IntakeServices,
  { body, header, log }: SentPriceRequest,
): Promise<void> {
  if (isByRobot(body)) return;
  const { website: _website, ...request } = body;
  const idempotencyKey = idempotencyKeyOf(header, request);
  const threadKey = threadKeyOf(header, request);
  const receivedAt = new Date().toISOString();
  const received = {
    idempotencyKey,
    ...(threadKey !== undefined && { threadKey }),
    receivedAt,
    request,
    publicUrl,
  };
  const take = async () => {
    const accepted = await describeRequest(context, received).catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw error;
    });
    if (accepted) await enquiries.accept(context.db, accepted, log);
    else await enquiries.receive(received);
  };
  await withinDeadline(deadlines.databaseMs, take).catch((error: unknown) => {
    if (error instanceof RequestError) throw error;
    // The disk did not take it either: then the database is all there is, be it slow.
    return withinDeadline(LAST_RESORT_MS, take);
  });
  wakeMail();
}

type IntakeServices = Pick<Services, 'publicUrl' | 'enquiries' | 'wakeMail' | 'deadlines'>;

interface SentPriceRequest {
  readonly body: z.output<typeof priceRequest>;
  /** `Idempotency-Key` */
  readonly header: string | string[] | undefined;
  readonly log: Pick<Log, 'error'>;
}

/** People do not see the field. */
export function isByRobot({ website }: { readonly website?: string | undefined }): boolean {
  return website !== undefined && website !== '';
}
