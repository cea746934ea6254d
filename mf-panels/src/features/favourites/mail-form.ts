import type { FavoritesMail } from '@suite/api';
import { ApiError } from '@suite/api-client';
import type { Locale, Profile } from '@suite/contracts';
import { isEmailAddress, isPhoneNumber, NAME_LIMIT, NOTE_LIMIT, phoneNumberToSend } from '@suite/domain';

/** What stands in the fields, as typed. */
export interface MailForm {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly note: string;
  /** Invisible to people; what fills it in is a robot. */
  readonly website: string;
}
export type MailField = Exclude<keyof MailForm, 'website'>;
/** The id of the sentence for every wrong field. */
export type MailProblems = Readonly<Partial<Record<MailField, string>>>;

/** The server takes this many homes in one message. */
export const MAIL_LIMIT = 50;

/** Empty, with what the visitor's profile knows. */
export function initialMail(profile: Profile | null): MailForm {
  return {
    emailAddress: profile?.email ?? '',
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    phoneNumber: '',
    note: '',
    website: '',
  };
}

/** What keeps a form from being sent (specification §5). */
export function mailProblems(form: MailForm): MailProblems {
  const isLong = (name: string) => name.trim().length > NAME_LIMIT;
  return {
    ...(!isEmailAddress(form.emailAddress) && { emailAddress: 'panels.favourites.emailWrong' }),
    ...(isLong(form.firstName) && { firstName: 'panels.favourites.nameTooLong' }),
    ...(isLong(form.lastName) && { lastName: 'panels.favourites.nameTooLong' }),
    ...(!isPhoneNumber(form.phoneNumber) && { phoneNumber: 'panels.favourites.phoneWrong' }),
    ...(form.note.length >= NOTE_LIMIT && { note: 'panels.favourites.noteTooLong' }),
  };
}

export function mailToSend(form: MailForm, ids: readonly number[], locale: Locale): FavoritesMail {
  return {
    favoritesList: [...ids],
    emailAddress: form.emailAddress.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phoneNumber: phoneNumberToSend(form.phoneNumber),
    note: form.note.trim(),
    localeId: locale,
    ...(form.website !== '' && { website: form.website }),
  };
}

/** The id of the sentence for a failure to send. */
export function sendFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'panels.favourites.sendFailed';
  if (error.problems.some(({ path }) => path === 'emailAddress')) return 'panels.favourites.emailWrong';
  const known: Readonly<Record<number, string>> = {
    0: 'panels.favourites.sendOffline',
    404: 'panels.favourites.sendGone',
    429: 'panels.favourites.sendTooOften',
  };
  return known[error.status] ?? 'panels.favourites.sendFailed';
}
