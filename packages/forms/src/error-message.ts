import type { FieldKind } from '@suite/contracts/fields';
import type { FormErrorCode, FormField } from './form-fields.ts';

/** `refused`: by the server alone, which knows something that the form does not. */
export type ShownErrorCode = FormErrorCode | 'refused';

/** Message ids for errors of one field that are not said in the usual words. */
export type ErrorMessages = Readonly<Partial<Record<ShownErrorCode, string>>>;

const GENERAL: Readonly<Record<ShownErrorCode, string>> = {
  required: 'form.required',
  'too-short': 'form.password.too-short',
  'too-long': 'form.too-long',
  invalid: 'form.invalid',
  mismatch: 'form.mismatch',
  refused: 'form.refused',
};

/** Sentences of the specification §5, and ours beside them. */
const OF_KIND: Readonly<Record<FieldKind, ErrorMessages>> = {
  email: {
    required: 'form.email.required',
    invalid: 'form.email.invalid',
    refused: 'form.email.invalid',
  },
  name: { 'too-long': 'form.name.too-long' },
  note: { 'too-long': 'form.note.too-long' },
  password: { required: 'form.password.required', 'too-long': 'form.password.too-long' },
  phone: { invalid: 'form.phone.invalid' },
  text: {},
};

export interface ErrorMessage {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
}

/** What a field says of an error. */
export function errorMessage(field: FormField, code: ShownErrorCode, own: ErrorMessages = {}): ErrorMessage {
  if (field.kind === 'tick' || field.kind === 'repeat') return { id: own[code] ?? GENERAL[code], values: {} };
  const id = own[code] ?? OF_KIND[field.kind][code] ?? GENERAL[code];
  return { id, values: { limit: limitOf(field, code) } };
}

function limitOf(
  field: Exclude<FormField, { readonly kind: 'tick' | 'repeat' }>,
  code: ShownErrorCode,
): number {
  return code === 'too-short' ? (field.minLength ?? 0) : field.maxLength;
}
