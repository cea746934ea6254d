import type { priceRequest } from '@suite/api';
import type { z } from 'zod';
import type { Log } from '../../observation/log.ts';
import type { Services } from '../../operations/services.ts';
import type { QueryContext } from '../query-context.ts';
import { unknownOrWithdrawn } from '../units/repository.ts';
import { type AcceptedRequest, idempotencyKeyOf } from './accepted-request.ts';
import { findUnitsOfMail } from './mail-units.ts';

/**
 * Accepts a price request. What a robot filled in is dropped without a word.
 * @throws {RequestError} 400 for a bad Idempotency-Key; 404 for a unit that is not visible, 410 for one that is withdrawn
 */
export async function acceptPriceRequest(
  context: QueryContext,
  { publicUrl, enquiries, wakeMail }: Pick<Services, 'publicUrl' | 'enquiries' | 'wakeMail'>,
  { body, header, log }: SentPriceRequest,
): Promise<void> {
  if (isByRobot(body)) return;
  const accepted = await describeRequest(body, { context, publicUrl, header });
  await enquiries.accept(context.db, accepted, log);
  wakeMail();
}

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

async function describeRequest(
  { website: _website, ...request }: z.output<typeof priceRequest>,
  {
    context,
    publicUrl,
    header,
  }: {
    readonly context: QueryContext;
    readonly publicUrl: string;
    readonly header: string | string[] | undefined;
  },
): Promise<AcceptedRequest> {
  const idempotencyKey = idempotencyKeyOf(header, request);
  const [unit] = await findUnitsOfMail(context, [request.apartmentId], publicUrl);
  if (!unit) throw await unknownOrWithdrawn(context, request.apartmentId);
  return {
    idempotencyKey,
    receivedAt: new Date().toISOString(),
    projectId: unit.projectId,
    request,
    office: {
      email: unit.officeEmail,
      locale: unit.officeLocale,
      unit: unit.inLocale(unit.officeLocale),
    },
    unit: unit.inLocale(request.localeId),
    ...(request.subscribeToNewsletter && unit.newsletterIn(request.localeId, publicUrl)),
  };
}
