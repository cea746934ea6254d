import { type Locale, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailTemplate } from '../mail/mail-data.ts';
import { formatFloor, formatStatus, formatUnitType } from '../mail/templates/formats.ts';
import { UNIT_LABELS } from '../mail/templates/unit-labels.ts';
import { SHEET_LABELS } from '../modules/offer-sheets/labels.ts';
import { PAGE_LABELS } from '../web/head/page-labels.ts';
import { sampleMails } from './sample-mails.ts';

/** Mails whose samples have no text of a visitor in them; what the others say stands in their labels. */
const WHOLE_MAILS: readonly MailTemplate[] = [
  'confirm-email',
  'already-registered',
  'reset-password',
  'set-password',
  'password-changed',
  'project-password-changed',
  'newsletter-confirm',
  'newsletter-confirmed',
];

/** Every text of the server in a language, by a name of its own: mails, offer sheets, heads of pages. */
export function serverTexts(locale: Locale): Readonly<Record<string, string>> {
  const samples = sampleMails(locale);
  const mails = WHOLE_MAILS.flatMap((template) => {
    const { subject, text } = composeMail(template, locale, samples[template]);
    return [
      [`mail.${template}.subject`, subject],
      [`mail.${template}`, text.replaceAll(/https:\S+/g, '')],
    ] as const;
  });
  return Object.fromEntries([
    ...textsOf('mail.unit', UNIT_LABELS[locale]),
    ...textsOf('sheet', SHEET_LABELS[locale]),
    ...textsOf('head', PAGE_LABELS[locale]),
    ...UNIT_STATUSES.map((status) => [`mail.status.${status}`, formatStatus(status, locale)] as const),
    ...TYPE_KEYS.map((key) => [`mail.type.${key}`, formatUnitType(key, locale)] as const),
    ['mail.basement', formatFloor(0, locale)] as const,
    ...mails,
  ]);
}

function textsOf(name: string, labels: object): (readonly [string, string])[] {
  return Object.entries(labels).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${name}.${key}`, value] as const]
      : textsOf(`${name}.${key}`, value as object),
  );
}
