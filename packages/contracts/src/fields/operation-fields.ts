import {
  contactTime,
  currentPassword,
  emailAddress,
  newPassword,
  note,
  passkeyName,
  personName,
  phoneNumber,
  recoveryCode,
  staffNote,
  totpCode,
} from './definitions.ts';
import { optional } from './field.ts';

// The text fields of the requests that have a form. The operation's body and its form are made from the same table.

export const ASK_FOR_PRICE_FIELDS = {
  firstName: personName,
  lastName: personName,
  emailAddress,
  phoneNumber,
  contactTime,
  note,
} as const;

export const SEND_FAVORITES_FIELDS = {
  emailAddress,
  firstName: optional(personName),
  lastName: optional(personName),
  phoneNumber,
  note,
} as const;

export const SIGN_UP_FIELDS = { email: emailAddress, password: newPassword } as const;
export const SEND_CONFIRMATION_FIELDS = { email: emailAddress } as const;
export const SET_PASSWORD_FIELDS = { password: newPassword } as const;
export const UPDATE_PROFILE_FIELDS = { firstName: personName, lastName: personName } as const;
export const TOTP_FIELDS = { code: totpCode } as const;
export const RECOVERY_CODE_FIELDS = { recoveryCode } as const;
export const PASSKEY_FIELDS = { name: passkeyName } as const;
export const DELETE_ACCOUNT_FIELDS = { currentPassword } as const;
export const UPDATE_ENQUIRY_FIELDS = { note: staffNote } as const;
