import type { Locale } from '@suite/contracts';
import type { MailData, MailTemplate } from './mail-data.ts';
import {
  alreadyRegistered,
  confirmEmail,
  newDevice,
  passwordChanged,
  projectPasswordChanged,
  resetPassword,
  secondFactorChanged,
  setPassword,
} from './templates/account-emails.ts';
import type { EmailTemplate } from './templates/email-template.ts';
import { newsletterConfirm, newsletterConfirmed } from './templates/newsletter-emails.ts';
import { type ComposedMail, renderEmailTemplate } from './templates/render-email.ts';
import { favorites, priceRequest, priceRequestReceived } from './templates/unit-emails.ts';

const LETTERS: {
  readonly [Template in MailTemplate]: (data: MailData[Template], locale: Locale) => EmailTemplate;
} = {
  'confirm-email': confirmEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'password-changed': passwordChanged,
  'project-password-changed': projectPasswordChanged,
  'new-device': newDevice,
  'second-factor-changed': secondFactorChanged,
  'price-request': priceRequest,
  'price-request-received': priceRequestReceived,
  favorites,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-confirmed': newsletterConfirmed,
};

/** A mail in a language. */
export function composeMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  data: MailData[Template],
): ComposedMail {
  return renderEmailTemplate(LETTERS[template](data, locale), locale);
}
