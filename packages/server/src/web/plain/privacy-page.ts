import { type Locale, pathInLocale } from '@suite/contracts';
import { type Html, html } from '../../html.ts';
import { isMessageId, message } from './message.ts';

const SECTIONS = ['prices', 'form', 'account', 'cookies', 'storage', 'mails', 'rights'] as const;

/** English path; pages with scripts show the policy in a panel. */
export const PRIVACY_PATH = '/privacy-policy';

export function privacyPath(locale: Locale): string {
  return pathInLocale(PRIVACY_PATH, locale);
}

/** The privacy policy, which who asks for a price has to be able to read. */
export function privacyPolicy(locale: Locale): Html {
  const text = (id: string) => (isMessageId(id) ? message(locale, id) : null);
  const paragraphs = (name: string) =>
    [1, 2, 3].flatMap((number) => text(`panels.privacy.${name}.${number}`) ?? []);
  return html`<h1>${message(locale, 'common.privacyPolicy')}</h1><p>${message(locale, 'panels.privacy.dated')}</p><p>${message(
    locale,
    'panels.privacy.intro',
  )}</p>${SECTIONS.map(
    (name) =>
      html`<h2>${text(`panels.privacy.${name}.title`)}</h2>${paragraphs(name).map((one) => html`<p>${one}</p>`)}`,
  )}`;
}
