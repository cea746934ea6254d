import type { QueryContext } from '../query-context.ts';
import { unknownOrWithdrawn } from '../units/repository.ts';
import type { AcceptedRequest, ReceivedRequest } from './accepted-request.ts';
import { findUnitsOfMail } from './mail-units.ts';

/**
 * Adds to a price request what its mails say of the unit.
 * @throws {RequestError} 404 for a unit that is not visible, 410 for one that is withdrawn
 */
export async function describeRequest(
  context: QueryContext,
  { publicUrl, ...received }: ReceivedRequest,
): Promise<AcceptedRequest> {
  const { request } = received;
  const [unit] = await findUnitsOfMail(context, [request.apartmentId], publicUrl);
  if (!unit) throw await unknownOrWithdrawn(context, request.apartmentId);
  return {
    ...received,
    projectId: unit.projectId,
    office: {
      email: unit.officeEmail,
      locale: unit.officeLocale,
      unit: unit.inLocale(unit.officeLocale),
    },
    unit: unit.inLocale(request.localeId),
    ...(request.subscribeToNewsletter && unit.newsletterIn(request.localeId, publicUrl)),
  };
}
