import type { Locale } from '@suite/contracts';
import type { MailData } from '../mail-data.ts';
import { type Block, type EmailTemplate, fill } from './email-template.ts';
import { formatHours } from './formats.ts';

interface Labels {
  readonly greeting: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe: string;
}

interface QuestionLabels extends Labels {
  readonly confirm: string;
  /** `{time}`: for how long the link holds. */
  readonly after: string;
}

const QUESTION: Readonly<Record<Locale, QuestionLabels>> = {
  en: {
    greeting: 'Hello,',
    subject: 'Please confirm: newsletter of {organization}',
    text: 'With a request for information, the newsletter of {organization} was asked for at this address. It is sent only once you confirm it.',
    confirm: 'Confirm the newsletter',
    after:
      'The link is valid for {time}. If you did not ask for it, you need not do anything: nothing will be sent.',
    unsubscribe: 'I do not want this newsletter',
  },
  rs: {
    greeting: 'Poštovani,',
    subject: 'Potvrdite bilten kompanije {organization}',
    text: 'Uz zahtev za informacije zatražen je i bilten kompanije {organization} na ovu e-adresu. Šaljemo ga tek kada ga potvrdite.',
    confirm: 'Potvrdite bilten',
    after: 'Link važi {time}. Ako bilten niste tražili, ne morate ništa da uradite: ništa Vam nećemo slati.',
    unsubscribe: 'Ne želim ovaj bilten',
  },
};

const CONFIRMED: Readonly<Record<Locale, Labels>> = {
  en: {
    greeting: 'Hello,',
    subject: 'You get the newsletter of {organization}',
    text: 'Thank you. From now on you get the newsletter of {organization} at this address. You can unsubscribe at any time, here and in every newsletter.',
    unsubscribe: 'Unsubscribe',
  },
  rs: {
    greeting: 'Poštovani,',
    subject: 'Prijavljeni ste na bilten kompanije {organization}',
    text: 'Hvala. Od sada na ovu e-adresu dobijate bilten kompanije {organization}. Možete se odjaviti u svakom trenutku, ovde i u svakom biltenu.',
    unsubscribe: 'Odjavite se',
  },
};

/** To who asked: nothing is sent before the link was opened and its button pressed. */
export function newsletterConfirm(
  { organizationName, link, linkHours, unsubscribeLink }: MailData['newsletter-confirm'],
  locale: Locale,
): EmailTemplate {
  const labels = QUESTION[locale];
  const blocks: Block[] = [
    { kind: 'action', label: labels.confirm, link },
    { kind: 'paragraph', text: fill(labels.after, { time: formatHours(linkHours, locale) }) },
  ];
  return newsletterEmail(labels, { organizationName, unsubscribeLink, blocks });
}

export function newsletterConfirmed(
  { organizationName, unsubscribeLink }: MailData['newsletter-confirmed'],
  locale: Locale,
): EmailTemplate {
  return newsletterEmail(CONFIRMED[locale], { organizationName, unsubscribeLink, blocks: [] });
}

interface Content {
  readonly organizationName: string;
  readonly unsubscribeLink: string;
  readonly blocks: readonly Block[];
}

function newsletterEmail(
  labels: Labels,
  { organizationName, unsubscribeLink, blocks }: Content,
): EmailTemplate {
  const values = { organization: organizationName };
  return {
    subject: fill(labels.subject, values),
    greeting: labels.greeting,
    blocks: [
      { kind: 'paragraph', text: fill(labels.text, values) },
      ...blocks,
      { kind: 'action', label: labels.unsubscribe, link: unsubscribeLink },
    ],
    signature: organizationName,
  };
}
