import type { FieldDefinition } from './field.ts';
import { normalizeText } from './text.ts';

/** Limits of the specification §9. */
export const NAME_LIMIT = 25;
/** A note has fewer characters than this. */
export const NOTE_LIMIT = 300;
export const PASSWORD_MIN = 8;

/** Neither control characters (but line ends) nor halves of characters, which a database refuses. */
export const SAFE_TEXT = /^(?:[^\p{Cs}\p{Cc}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;
/**
 * Nor the empty Braille cell, nor what cannot be seen after a sign that it does nothing to, as a joiner behind a letter or a
 * space: two names would look alike.
 */
export const SAFE_LINE =
  /^(?!.*(?:^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|\p{Nd}(?!\uFE0F)|(?![\p{Extended_Pictographic}\p{Emoji_Modifier}#*])[\p{Z}\p{P}\p{S}])\p{Default_Ignorable_Code_Point})[^\p{Cs}\p{Cc}\u2028-\u202E\u2066-\u2069\u2800]*$/u;

const trim = (text: string) => text.trim();
const LINE = {
  pattern: SAFE_LINE,
  patternSentence: 'must have no control characters',
  normalize: normalizeText,
} as const;
const LINES = { ...LINE, pattern: SAFE_TEXT } as const;

/** What the HTML standard takes in `input type=email`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
const EMAIL_MAX = 254;

export const emailAddress = {
  kind: 'email',
  required: true,
  maxLength: EMAIL_MAX,
  isAscii: true,
  pattern: HTML_EMAIL,
  patternSentence: 'must be an e-mail address',
  normalize: trim,
} as const satisfies FieldDefinition;

/** First and last names (specification §5). */
export const personName = {
  kind: 'name',
  required: true,
  maxLength: NAME_LIMIT,
  ...LINE,
  pattern: SAFE_LINE,
} as const satisfies FieldDefinition;

/** Digits and spaces (specification §5). A `+` that is typed in front is sent as `00`. */
export const phoneNumber = {
  kind: 'phone',
  required: false,
  maxLength: 30,
  isAscii: true,
  pattern: /^[\d ]*$/,
  patternSentence: 'must have only numbers and spaces',
  normalize: trim,
  fromTyped: (typed) => typed.trim().replace(/^\+ *(?=\d)/, '00'),
} as const satisfies FieldDefinition;

export const note = {
  kind: 'note',
  required: false,
  maxLength: NOTE_LIMIT - 1,
  ...LINES,
} as const satisfies FieldDefinition;

export const contactTime = {
  kind: 'text',
  required: false,
  maxLength: 100,
  ...LINE,
} as const satisfies FieldDefinition;

/** Taken as it is typed, space around it included. Longer ones would only make a server work. */
export const newPassword = {
  kind: 'password',
  required: true,
  minLength: PASSWORD_MIN,
  maxLength: 128,
  pattern: /^[^\p{Cs}\p{Cc}]*$/u,
  patternSentence: 'must have no control characters',
  normalize: (text) => text,
} as const satisfies FieldDefinition;

/** A password that is there already has no rules, whatever they were when it was set. */
export const currentPassword = {
  kind: 'password',
  required: true,
  maxLength: 1024,
  normalize: (text) => text,
} as const satisfies FieldDefinition;

/** Six digits of an authenticator app, which shows them in two groups. Never stored, as passwords. */
export const totpCode = {
  kind: 'password',
  required: true,
  maxLength: 6,
  isAscii: true,
  pattern: /^\d{6}$/,
  patternSentence: 'must have six digits',
  normalize: (text) => text.trim(),
  fromTyped: (typed) => typed.replaceAll(/\s/g, ''),
} as const satisfies FieldDefinition;

/** However its letters are typed. */
export const recoveryCode = {
  kind: 'password',
  required: true,
  maxLength: 40,
  isAscii: true,
  pattern: /^[\dA-Za-z -]+$/,
  patternSentence: 'must be a recovery code',
  normalize: (text) => text.trim(),
} as const satisfies FieldDefinition;

export const passkeyName = {
  kind: 'text',
  required: true,
  maxLength: 50,
  ...LINE,
} as const satisfies FieldDefinition;

/** Who logs in. Either may be typed; what has an at sign is meant to be an address. */
export const emailAddressOrUserName = {
  kind: 'email',
  required: true,
  maxLength: EMAIL_MAX,
  normalize: normalizeText,
  pattern: new RegExp(`${HTML_EMAIL.source}|^[^@\\p{Cs}\\p{Cc}\\u2028\\u2029]*$`, 'u'),
  patternSentence: 'must be an e-mail address',
} as const satisfies FieldDefinition;

/** For colleagues, at a price request. */
export const staffNote = {
  kind: 'note',
  required: true,
  maxLength: 1000,
  ...LINES,
} as const satisfies FieldDefinition;
