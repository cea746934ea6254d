import type { Enquiry } from '@suite/api';
import { defusedCsv } from '../defused-csv.ts';

/** Columns by the keys of an enquiry; delivery is that of the mail to the sales office, history has a line each. */
const COLUMNS = [
  'id',
  'createdAt',
  'projectId',
  'apartmentId',
  'unit',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'contactTime',
  'note',
  'localeId',
  'subscribeToNewsletter',
  'newsletter',
  'newsletterAskedAt',
  'newsletterConfirmedAt',
  'newsletterWithdrawnAt',
  'state',
  'fulfilledAt',
  'history',
  'delivery',
] as const;

/** Price requests as CSV. */
export function enquiriesCsv(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((enquiry) => ({
    ...enquiry,
    history: enquiry.history.map(historyLine).join('\n'),
    newsletter: enquiry.newsletter?.state ?? '',
    newsletterAskedAt: enquiry.newsletter?.askedAt ?? '',
    newsletterConfirmedAt: enquiry.newsletter?.confirmedAt ?? '',
    newsletterWithdrawnAt: enquiry.newsletter?.withdrawnAt ?? '',
    delivery: enquiry.delivery?.state ?? '',
  }));
  return defusedCsv(rows, COLUMNS);
}

function historyLine({ at, by, state, note, former = {} }: Enquiry['history'][number]): string {
  const corrected = Object.entries(former).map(([name, value]) => `${name}: ${value}`);
  return [at, by, state, note, ...corrected].filter((part) => part !== null).join(' · ');
}
