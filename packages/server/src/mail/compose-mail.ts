import type { Locale } from '@suite/contracts';
import type { MailData, MailTemplate } from './mail-data.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail in a language. */
export function composeMail<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  data: MailData[Template],
): ComposedMail {
  const text = JSON.stringify(data);
  return { subject: `${template} (${locale})`, text, html: '' };
}
