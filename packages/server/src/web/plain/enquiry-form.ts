import { randomUUID } from 'node:crypto';
import type { Project } from '@suite/api';
import { type Locale, pathInLocale } from '@suite/contracts';
import { ASK_FOR_PRICE_FIELDS, checkField, type FieldErrorCode, textToSend } from '@suite/contracts/fields';
import { type Html, html } from '../../html.ts';
import { type MessageId, message } from './message.ts';
import { privacyPath } from './privacy-page.ts';

export const ENQUIRY_PATH = '/enquiry';

export type EnquiryVariant = NonNullable<Project['requestForm']>;

/** Stands in a page where each response has a key of its own; no text that somebody typed is the same. */
export const KEY_PLACE = randomUUID();

type TextField = keyof typeof ASK_FOR_PRICE_FIELDS;
type TickBox = 'consent' | 'ownConsent' | 'newsletter';
export type EnquiryField = TextField | TickBox;

/** A form as it was sent, or is to be filled in. */
export interface EnquiryForm {
  readonly apartmentId: number;
  readonly variant: EnquiryVariant;
  /** As they were typed. */
  readonly values: Readonly<Partial<Record<EnquiryField, string>>>;
  readonly errors: Readonly<Partial<Record<EnquiryField, MessageId>>>;
  /** What is said above the form. */
  readonly sentence: string | null;
  /** By which a repeated request is known. */
  readonly key: string;
}

export const EMPTY_FORM = { values: {}, errors: {}, sentence: null, key: KEY_PLACE } as const;

const TICK_BOXES: Readonly<Record<EnquiryVariant, readonly TickBox[]>> = {
  standard: ['consent'],
  'own-consent': ['consent', 'ownConsent', 'newsletter'],
};

/** Everything that somebody types or ticks. */
export const ENQUIRY_FIELDS = [
  ...(Object.keys(ASK_FOR_PRICE_FIELDS) as TextField[]),
  ...TICK_BOXES['own-consent'],
];

/** Message of an error, by the kind of its field: as the form with scripts says it. */
const ERRORS: Readonly<Record<string, Readonly<Partial<Record<FieldErrorCode, MessageId>>>>> = {
  email: { required: 'form.email.required', invalid: 'form.email.invalid' },
  name: { 'too-long': 'form.name.too-long' },
  note: { 'too-long': 'form.note.too-long' },
  phone: { invalid: 'form.phone.invalid' },
};
const GENERAL: Readonly<Record<FieldErrorCode, MessageId>> = {
  required: 'form.required',
  'too-long': 'form.too-long',
  'too-short': 'form.invalid',
  invalid: 'form.invalid',
};

/** What of a form cannot be sent, by field. */
export function enquiryErrors({
  values,
  variant,
}: Pick<EnquiryForm, 'values' | 'variant'>): EnquiryForm['errors'] {
  const ofTexts = textFields(variant).flatMap((name) => {
    const definition = ASK_FOR_PRICE_FIELDS[name];
    const code = checkField(definition, textToSend(definition, values[name] ?? ''));
    return code ? [[name, ERRORS[definition.kind]?.[code] ?? GENERAL[code]] as const] : [];
  });
  const ofTicks = TICK_BOXES[variant]
    .filter((name) => name !== 'newsletter' && values[name] === undefined)
    .map((name) => [name, 'form.required'] as const);
  return Object.fromEntries([...ofTexts, ...ofTicks]);
}

/** The texts of a form as the operation takes them. */
export function textsToSend({ values, variant }: Pick<EnquiryForm, 'values' | 'variant'>) {
  return Object.fromEntries(
    textFields(variant).map((name) => [name, textToSend(ASK_FOR_PRICE_FIELDS[name], values[name] ?? '')]),
  );
}

function textFields(variant: EnquiryVariant): TextField[] {
  const names = Object.keys(ASK_FOR_PRICE_FIELDS) as TextField[];
  return names.filter((name) => name !== 'contactTime' || variant === 'standard');
}

const TYPES: Readonly<Partial<Record<TextField, string>>> = { emailAddress: 'email', phoneNumber: 'tel' };
const COMPLETED: Readonly<Partial<Record<TextField, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  emailAddress: 'email',
  phoneNumber: 'tel',
};

/** The form as a browser sends it by itself. */
export function enquiryForm(form: EnquiryForm, locale: Locale): Html {
  const { apartmentId, key, sentence, variant } = form;
  return html`<form method="post" action="${pathInLocale(ENQUIRY_PATH, locale)}">${
    sentence !== null && html`<p class="error" role="alert">${sentence}</p>`
  }<input type="hidden" name="apartmentId" value="${apartmentId}"><input type="hidden" name="key" value="${key}">${textFields(
    variant,
  ).map((name) => textField(form, name, locale))}<p hidden><label>${message(
    locale,
    'form.website',
  )}<input name="website" tabindex="-1" autocomplete="off"></label></p>${TICK_BOXES[variant].map((name) =>
    tickBox(form, name, locale),
  )}<button>${message(locale, 'apartment.ask.send')}</button></form>`;
}

function textField({ values, errors }: EnquiryForm, name: TextField, locale: Locale): Html {
  const { kind, maxLength, required } = ASK_FOR_PRICE_FIELDS[name];
  const value = values[name] ?? '';
  const attributes = html`id="${name}" name="${name}"${required && html` required`}${marked(name, errors[name])}`;
  const hint = name === 'phoneNumber' && html`<small>${message(locale, 'apartment.ask.phone-hint')}</small>`;
  const completed = COMPLETED[name];
  const control =
    kind === 'note'
      ? html`<textarea ${attributes} rows="4">\n${value}</textarea>`
      : html`<input ${attributes} type="${TYPES[name] ?? 'text'}" value="${value}"${
          completed !== undefined && html` autocomplete="${completed}"`
        }>`;
  const error = errorText(name, errors[name], locale, maxLength);
  return html`<p><label for="${name}">${message(locale, `apartment.ask.${name}`)}</label>${control}${hint}${error}</p>`;
}

function tickBox({ values, errors }: EnquiryForm, name: TickBox, locale: Locale): Html {
  const isTicked = values[name] !== undefined;
  return html`<p class="tick"><label><input type="checkbox" name="${name}"${isTicked && html` checked`}${
    name !== 'newsletter' && html` required`
  }${marked(name, errors[name])}><span>${consentText(name, locale)}</span></label>${errorText(name, errors[name], locale)}</p>`;
}

function marked(name: EnquiryField, error: MessageId | undefined): Html | null {
  return error ? html` aria-invalid="true" aria-describedby="${name}-error"` : null;
}

function errorText(name: EnquiryField, error: MessageId | undefined, locale: Locale, limit = 0): Html | null {
  return error
    ? html`<span class="error" id="${name}-error">${message(locale, error, { limit })}</span>`
    : null;
}

/** The sentence with its link to the policy. */
function consentText(name: TickBox, locale: Locale): Html {
  const [before = '', linked = '', after = ''] = message(locale, `apartment.ask.${name}`).split(/<\/?link>/);
  return html`${before}${linked !== '' && html`<a href="${privacyPath(locale)}">${linked}</a>`}${after}`;
}
