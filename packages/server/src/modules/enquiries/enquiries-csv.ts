import type { Enquiry } from '@suite/api';
import { defusedCsv } from '../defused-csv.ts';

/** Columns by the keys of an enquiry; delivery is that of the mail to the sales office, receipt of that to the sender, history has a line each. */
const COLUMNS = [
  'id',
  'createdAt',
  'projectId',
  'apartmentId',
  'unit',
  'priceEur',
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
  'assignee',
  'fulfilledAt',
  'history',
  'delivery',
  'receipt',
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
    assignee: enquiry.assignee?.name ?? '',
    delivery: enquiry.delivery?.state ?? '',
    receipt: enquiry.receipt?.state ?? '',
  }));
  return defusedCsv(rows, COLUMNS);
}

function historyLine({ at, by, state, note, assignment, former = {} }: Enquiry['history'][number]): string {
  const corrected = Object.entries(former).map(([name, value]) => `${name}: ${value}`);
  const given = assignment ? `${assignment.kind} ${assignment.assignee ?? ''}`.trim() : null;
  return [at, by, state, given, note, ...corrected].filter((part) => part !== null).join(' · ');
}
