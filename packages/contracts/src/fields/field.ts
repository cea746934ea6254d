import { characterCount, isLongerThan } from './text.ts';

/** Decides the sentences that a form shows. */
export type FieldKind = 'email' | 'name' | 'phone' | 'note' | 'password' | 'text';

export type FieldErrorCode = 'required' | 'too-short' | 'too-long' | 'invalid';

/** What one text field of a request takes. The server's schema and the form read the same definition. */
export interface FieldDefinition {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Characters as people count them. */
  readonly minLength?: number;
  readonly maxLength: number;
  /** The pattern lets through letters, digits and signs of ASCII only. */
  readonly isAscii?: boolean;
  /** Of the normalized text, which is not empty. */
  readonly pattern?: RegExp;
  /** What the server says of a text outside the pattern. */
  readonly patternSentence?: string;
  readonly normalize: (text: string) => string;
  /** Turns what people type into what is sent; the server takes only what is sent. */
  readonly fromTyped?: (typed: string) => string;
}

export type OptionalField<Definition extends FieldDefinition> = Omit<Definition, 'required'> & {
  readonly required: false;
};

export function optional<Definition extends FieldDefinition>(
  definition: Definition,
): OptionalField<Definition> {
  return { ...definition, required: false };
}

/** The error of a normalized text; null when it is taken. */
export function checkField(definition: FieldDefinition, text: string): FieldErrorCode | null {
  const { required, minLength = 0, maxLength, pattern } = definition;
  if (text === '') return required ? 'required' : null;
  if (isLongerThan(text, maxLength)) return 'too-long';
  if (pattern && !pattern.test(text)) return 'invalid';
  return characterCount(text) < minLength ? 'too-short' : null;
}

/** The text that is sent for what was typed. */
export function textToSend({ normalize, fromTyped }: FieldDefinition, typed: string): string {
  return normalize(fromTyped ? fromTyped(typed) : typed);
}
