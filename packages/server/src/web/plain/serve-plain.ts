import { LOCALES, pathInLocale } from '@suite/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mapCrumb } from '../head/phrases.ts';
import { ENQUIRY_PATH } from './enquiry-form.ts';
import { message } from './message.ts';
import { type PlainDocument, plainDocument, STYLE } from './plain-document.ts';
import { plainFrame } from './plain-page.ts';
import { PRIVACY_PATH, privacyPolicy } from './privacy-page.ts';
import { type EnquirySource, receiveEnquiry } from './receive-enquiry.ts';

const FORM = 'application/x-www-form-urlencoded';
const HIDDEN = { schema: { hide: true } } as const;

interface PlainSource extends Omit<EnquirySource, 'http'> {
  readonly pageHeaders: Readonly<Record<string, string>>;
  /** Markup of the shell's style sheets; empty before the first release. */
  readonly styles: () => Promise<string>;
}

/** What plain pages need beside themselves: their style sheet, the privacy policy, and a place to post the form to. */
export async function servePlain(
  http: FastifyInstance,
  { pageHeaders, styles, ...source }: PlainSource,
): Promise<void> {
  http.get('/plain.css', HIDDEN, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(STYLE),
  );
  const send = async (reply: FastifyReply, status: number, page: Omit<PlainDocument, 'styles'>) =>
    reply
      .headers(pageHeaders)
      .code(status)
      .type('text/html; charset=utf-8')
      // The service worker takes whatever it may keep for the shell's page.
      .header('cache-control', 'no-store')
      .send(plainDocument({ ...page, styles: await styles() }));
  await http.register(async (scope) => {
    // Of operations nobody reads it; here it is the request.
    scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const locale of LOCALES) {
      scope.get(pathInLocale(PRIVACY_PATH, locale), HIDDEN, async (_request, reply) => {
        const title = message(locale, 'common.privacyPolicy');
        const content = plainFrame(
          { locale, crumbs: [mapCrumb(locale), { name: title, path: PRIVACY_PATH }] },
          privacyPolicy(locale),
        );
        return send(reply, 200, { locale, title, content });
      });
      scope.post(pathInLocale(ENQUIRY_PATH, locale), HIDDEN, async (request, reply) => {
        const { status, title, content } = await receiveEnquiry({ ...source, http }, request, locale);
        return send(reply, status, { locale, title, content });
      });
    }
  });
}
