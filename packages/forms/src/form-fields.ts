import { checkField, type FieldDefinition, type FieldErrorCode, textToSend } from '@suite/contracts/fields';

/** A box to tick; nothing is sent of it by itself. */
export interface TickBox {
  readonly kind: 'tick';
  readonly required: boolean;
}

/** A field that repeats another one, such as the confirmation of a password. */
export interface RepeatedField {
  readonly kind: 'repeat';
  readonly of: string;
}

export type FormField = FieldDefinition | TickBox | RepeatedField;

/** The fields of a form by name, in the order of the page. */
export type FormFields = Readonly<Record<string, FormField>>;

export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends TickBox ? boolean : string;
};

export type FormErrorCode = FieldErrorCode | 'mismatch';

/** What is typed and ticked, whichever form it is. */
export type PlainValues = Record<string, string | boolean>;

/** The error of each field that has one, in the order of the fields. */
export function checkForm(
  fields: FormFields,
  values: Readonly<PlainValues>,
): Readonly<Record<string, FormErrorCode>> {
  const errors: Record<string, FormErrorCode> = {};
  for (const [name, field] of Object.entries(fields)) {
    const error = checkOne(fields, field, values[name] ?? '', values);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

function checkOne(
  fields: FormFields,
  field: FormField,
  value: string | boolean,
  values: Readonly<PlainValues>,
): FormErrorCode | null {
  if (field.kind === 'tick') return field.required && value !== true ? 'required' : null;
  if (field.kind === 'repeat') return checkRepeated(fields[field.of], value, values[field.of] ?? '');
  return checkField(field, textToSend(field, String(value)));
}

function checkRepeated(
  repeated: FormField | undefined,
  value: string | boolean,
  original: string | boolean,
): FormErrorCode | null {
  if (value !== '') return value === original ? null : 'mismatch';
  const isNeeded = original !== '' || (repeated !== undefined && 'required' in repeated && repeated.required);
  return isNeeded ? 'required' : null;
}

/** The values as they are sent: texts normalized, boxes as they are ticked. */
export function valuesToSend(fields: FormFields, values: PlainValues): PlainValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name] ?? '';
      const isText = field.kind !== 'tick' && field.kind !== 'repeat';
      return [name, isText ? textToSend(field, String(value)) : value];
    }),
  );
}

export function emptyValues(fields: FormFields): PlainValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'tick' ? false : '']),
  );
}
