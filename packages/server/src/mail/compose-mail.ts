import type { Locale } from '@suite/contracts';
import type { MailData, MailTemplate } from './mail-data.ts';
import {
  alreadyRegistered,
  confirmEmail,
  passwordChanged,
  resetPassword,
  setPassword,
} from './templates/account-letters.ts';
import type { Letter } from './templates/letter.ts';
import { type ComposedMail, renderLetter } from './templates/render-letter.ts';
import { favorites, priceRequest, priceRequestReceived } from './templates/unit-letters.ts';

const LETTERS: {
  readonly [Template in MailTemplate]: (data: MailData[Template], locale: Locale) => Letter;
} = {
  'confirm-email': confirmEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'password-changed': passwordChanged,
  'price-request': priceRequest,
  'price-request-received': priceRequestReceived,
  favorites,
};

/** A mail in a language. */
export function composeMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  data: MailData[Template],
): ComposedMail {
  return renderLetter(LETTERS[template](data, locale), locale);
}
