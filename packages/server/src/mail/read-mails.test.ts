import { LOCALES } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleMails } from '../testing/sample-mails.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTemplate } from './mail-data.ts';

const TEMPLATES = Object.keys(sampleMails('en')) as MailTemplate[];

/** What a person reads of the HTML, without the addresses behind its links. */
function readHtml(html: string): string {
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Labels, values and sentences, without signs that only one of the two has. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}@.,²]+/gu) ?? [];

describe.each(LOCALES)('the mails in %s', (locale) => {
  const samples = sampleMails(locale);

  it('are read like this', async () => {
    const mails = TEMPLATES.map((template) => {
      const { subject, text } = composeMail(template, locale, samples[template]);
      return `=== ${template}\n${subject}\n\n${text}`;
    });
    await expect(mails.join('\n')).toMatchFileSnapshot(`expected/mails-${locale}.txt`);
  });

  it.each(TEMPLATES)('say the same as text and as HTML: %s', (template) => {
    const { text, html } = composeMail(template, locale, samples[template]);
    const inText = wordsOf(text.replaceAll(/https:\S+/g, ''));
    const inHtml = wordsOf(readHtml(html));
    // The text has the address where the HTML has a label that opens it.
    expect(inText.filter((word) => !inHtml.includes(word))).toEqual([]);
  });
});
