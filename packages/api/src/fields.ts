import { LOCALES, PICTURE_WIDTHS } from '@suite/contracts';
import * as fields from '@suite/contracts/fields';
import {
  CODE_POINTS_PER_CHARACTER,
  checkField,
  type FieldDefinition,
  type FieldErrorCode,
  normalizeText,
  SAFE_LINE,
  SAFE_TEXT,
} from '@suite/contracts/fields';
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

/** A text of several lines, cut of space around it. */
export function safeText(maxLength: number) {
  return z
    .string()
    .overwrite(normalizeText)
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(SAFE_TEXT, 'must have no control characters');
}

/** One line of text, cut of space around it. */
export function safeLine(maxLength: number) {
  return z
    .string()
    .overwrite(normalizeText)
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(SAFE_LINE, 'must have no control characters');
}

export function requiredLine(maxLength: number) {
  return safeLine(maxLength).min(1, 'must not be empty');
}

function sentenceOf(definition: FieldDefinition, error: FieldErrorCode): string {
  if (error === 'required') return 'must not be empty';
  if (error === 'too-short') return `must have at least ${definition.minLength} characters`;
  return error === 'too-long'
    ? `must have at most ${definition.maxLength} characters`
    : (definition.patternSentence ?? 'is not valid');
}

/** Of a field that takes user names too. */
const ADDRESS_OR_USER_NAME = { anyOf: [{ format: 'email' }, { title: 'User name' }] };

/** What OpenAPI says of a field: its limits are in code points there, which are more than characters. */
function openApiOf({ kind, required, minLength = 1, maxLength, pattern, isAscii = false }: FieldDefinition) {
  return {
    ...(kind === 'email' && (isAscii ? { format: 'email' } : ADDRESS_OR_USER_NAME)),
    ...(required && { minLength }),
    maxLength: isAscii ? maxLength : maxLength * CODE_POINTS_PER_CHARACTER,
    ...(pattern !== undefined && { pattern: pattern.source }),
    ...(!isAscii && { description: `At most ${maxLength} characters, as people count them.` }),
  };
}

type FieldSchema<Definition extends FieldDefinition> = Definition['required'] extends true
  ? z.ZodString
  : z.ZodPrefault<z.ZodString>;

/** A text field by its definition, which its form is made from too; one that need not be given is empty without it. */
export function fieldSchema<Definition extends FieldDefinition>(
  definition: Definition,
): FieldSchema<Definition> {
  const text = z
    .string()
    .overwrite(definition.normalize)
    .superRefine((value, context) => {
      const error = checkField(definition, value);
      if (error !== null) context.addIssue({ code: 'custom', message: sentenceOf(definition, error) });
    })
    .meta(openApiOf(definition));
  return (definition.required ? text : text.prefault('')) as FieldSchema<Definition>;
}

/** The text fields of a request. */
export function fieldSchemas<Fields extends Readonly<Record<string, FieldDefinition>>>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, definition]) => [name, fieldSchema(definition)]),
  ) as { readonly [Name in keyof Fields]: FieldSchema<Fields[Name]> };
}

export const personName = fieldSchema(fields.personName);
/** An address in a response. */
export const email = z.string().meta({ format: 'email' });
export const emailAddress = fieldSchema(fields.emailAddress);
export const newPassword = fieldSchema(fields.newPassword);
export const emailAddressOrUserName = fieldSchema(fields.emailAddressOrUserName);

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
