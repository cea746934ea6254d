import type { Enquiry } from '@suite/api';
import { stringify } from 'csv-stringify/sync';

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

/**
 * Price requests as CSV (RFC 4180), with a byte order mark, without which spreadsheets take č for something else.
 * Visitors write these texts, and a spreadsheet would run what begins like a formula: see `defuse`.
 */
export function enquiriesCsv(enquiries: readonly Enquiry[]): string {
  return stringify(
    enquiries.map((enquiry) => ({
      ...enquiry,
      history: enquiry.history.map(historyLine).join('\n'),
      newsletter: enquiry.newsletter?.state ?? '',
      newsletterAskedAt: enquiry.newsletter?.askedAt ?? '',
      newsletterConfirmedAt: enquiry.newsletter?.confirmedAt ?? '',
      newsletterWithdrawnAt: enquiry.newsletter?.withdrawnAt ?? '',
      delivery: enquiry.delivery?.state ?? '',
    })),
    {
      columns: [...COLUMNS],
      header: true,
      bom: true,
      record_delimiter: 'windows',
      cast: { boolean: String, string: defuse },
    },
  );
}

function historyLine({ at, by, state, note }: Enquiry['history'][number]): string {
  return [at, by, state, note].filter((part) => part !== null).join(' · ');
}

/** Begins a formula, after whatever a spreadsheet may take for the border of a cell, by its settings and not by ours. */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Leads what could be a formula with an apostrophe, at every place where a cell could begin. */
function defuse(text: string): string {
  return text.replaceAll(FORMULA, "$1$2'");
}
