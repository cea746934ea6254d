import { AMENDABLE_FIELDS, type priceRequest } from '@suite/api';
import type { z } from 'zod';

/** What a visitor types into a price request. */
export type EnquiryTexts = Pick<z.output<typeof priceRequest>, (typeof AMENDABLE_FIELDS)[number]>;

/**
 * Whether a request corrects a former one that has the same key and unit. The key is not proof enough: a page that is
 * kept somewhere gives the same one to everybody. So somebody of another address and another name asks for themselves.
 */
export function isAmendment(former: EnquiryTexts, request: EnquiryTexts): boolean {
  if (isSame(former.emailAddress, request.emailAddress)) return true;
  return isSame(former.firstName, request.firstName) && isSame(former.lastName, request.lastName);
}

/** Former values of what was corrected. */
export function correctedIn(former: EnquiryTexts, request: EnquiryTexts): Partial<EnquiryTexts> {
  const corrected = AMENDABLE_FIELDS.filter((name) => former[name] !== request[name]);
  return Object.fromEntries(corrected.map((name) => [name, former[name]]));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
