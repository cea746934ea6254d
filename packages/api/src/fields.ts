import { LOCALES, PICTURE_WIDTHS } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';

/** Ids in paths and queries arrive as text. */
export const textId = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform(Number)
  .pipe(id);

/** Language of the texts in an answer; English when absent. */
export const language = z.strictObject({ langId: textId.optional() });

export const noQuery = z.strictObject({});

export const byId = z.strictObject({ id: textId });

export const byProject = z.strictObject({ projectId: textId });

export const byMedia = z.strictObject({ projectId: textId, mediaId: textId });

export const poiQuery = language.extend({ poiTypeId: textId.optional() });

const widths = PICTURE_WIDTHS.map(String);

export const fileQuery = z.strictObject({
  resize: z.enum(widths as [string, ...string[]]).optional(),
  /** Content hash, so that a changed file has a new address. */
  v: z.string().max(64).optional(),
});

/** Neither control characters (but line ends) nor halves of characters, which a database refuses. */
const SAFE = /^(?:[^\p{Cs}\p{Cc}]|[\n\r\t])*$/u;

const SAFE_LINE = /^[^\p{Cs}\p{Cc}\u2028\u2029]*$/u;

/** A text of several lines, cut of space around it. */
export function safeText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(SAFE, 'must have no control characters');
}

/** One line of text, cut of space around it. */
export function safeLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(SAFE_LINE, 'must have no control characters');
}

export function requiredLine(maxLength: number) {
  return safeLine(maxLength).min(1, 'must not be empty');
}

/** First and last names (specification §5). */
export const personName = requiredLine(25);

export const emailAddress = z
  .string()
  .trim()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an e-mail address'));

/** Longer passwords would only make a server work. */
export const newPassword = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(128, 'must have at most 128 characters')
  .regex(/^[^\p{Cs}\p{Cc}]*$/u, 'must have no control characters');

/** 32 random bytes in base64url. */
export const oneTimeToken = z.string().regex(/^[\w-]{43}$/, 'must be the token of the link');

/** Language of a mail. */
export const localeId = z.enum(LOCALES);

/** A text of the content in its languages. */
export function texts(maxLength: number) {
  return z.strictObject({ en: requiredLine(maxLength), sr: requiredLine(maxLength).optional() });
}

export function longTexts(maxLength: number) {
  return z.strictObject({
    en: safeText(maxLength).min(1, 'must not be empty'),
    sr: safeText(maxLength).min(1, 'must not be empty').optional(),
  });
}

export const description = longTexts(5000).nullable();
/** Place among its siblings. */
export const sortPosition = z.int().min(0).max(100_000);
