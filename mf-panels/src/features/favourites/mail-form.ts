import type { FavoritesMail } from '@suite/api';
import { ApiError } from '@suite/api-client';
import type { Locale, Profile } from '@suite/contracts';
import { SEND_FAVORITES_FIELDS } from '@suite/contracts/fields';
import { type FormModel, type FormValues, HONEYPOT } from '@suite/forms';

export const MAIL_FIELDS = { ...SEND_FAVORITES_FIELDS, website: HONEYPOT } as const;
type MailFields = typeof MAIL_FIELDS;
export type MailForm = FormModel<MailFields>;
export type MailValues = FormValues<MailFields>;

/** The server takes this many units in one message. */
export const MAIL_LIMIT = 50;

/** What the visitor's profile knows. */
export function knownValues(profile: Profile | null): Partial<MailValues> {
  if (!profile) return {};
  const { firstName, lastName, email } = profile;
  return { firstName, lastName, emailAddress: email };
}

export function mailToSend(
  { website, ...texts }: MailValues,
  ids: readonly number[],
  locale: Locale,
): FavoritesMail {
  return { ...texts, favoritesList: [...ids], localeId: locale, ...(website !== '' && { website }) };
}

const MESSAGE_OF_STATUS: Readonly<Record<number, string>> = {
  0: 'panels.favourites.sendOffline',
  404: 'panels.favourites.sendGone',
  429: 'panels.favourites.sendTooOften',
};

/** The id of the sentence for a list that could not be sent. */
export function sendErrorMessageId(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 500;
  return MESSAGE_OF_STATUS[status] ?? 'panels.favourites.sendFailed';
}
