import type { Locale } from '@suite/contracts';
import { pathInLocale } from '@suite/contracts';
import { type Html, html } from '../../html.ts';
import { mapCrumb } from '../head/phrases.ts';
import { type EnquiryForm, enquiryForm } from './enquiry-form.ts';
import { message } from './message.ts';
import { plainFrame } from './plain-page.ts';
import type { AskedUnit } from './receive-enquiry.ts';

/** A page that answers a posted form. */
export interface PlainResponse {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
}

export function thanksResponse(asked: AskedUnit): PlainResponse {
  const { locale, seller } = asked;
  const next = message(locale, 'apartment.thanks.next', { days: seller?.replyDays ?? 0 });
  const sent = html`<p class="lead" role="status">${message(locale, 'apartment.thanks.sent')}</p><p>${next}</p>`;
  const title = message(locale, 'apartment.thanks.title');
  return response({ status: 200, title, asked, locale }, html`${sent}${wayBack(asked)}`);
}

/** The unit cannot be asked for any more. */
export function goneResponse(refusal: Refusal, reason: 'gone' | 'sold' | 'unavailable'): PlainResponse {
  const { asked, locale } = refusal;
  const sentence = message(locale, `apartment.ask.error.${reason}`);
  const content = html`<p class="error" role="alert">${sentence}</p>${asked && wayBack(asked)}`;
  return response({ ...refusal, title: message(locale, 'common.askForPrice') }, content);
}

interface Refusal {
  readonly status: number;
  /** Null where the unit is not known. */
  readonly asked: AskedUnit | null;
  readonly locale: Locale;
}

/** The form again, with what was typed and what keeps it from being sent. */
export function refusedResponse(form: EnquiryForm, refusal: Refusal): PlainResponse {
  const title = message(refusal.locale, 'common.askForPrice');
  return response({ ...refusal, title }, enquiryForm(form, refusal.locale));
}

function response(
  { status, title, asked, locale }: Refusal & { readonly title: string },
  content: Html,
): PlainResponse {
  const unit = asked?.crumbs.at(-1);
  const crumbs = [...(asked?.crumbs ?? [mapCrumb(locale)]), { name: title, path: unit?.path ?? '/map' }];
  const frame = { locale, crumbs, seller: asked?.seller ?? null };
  const heading = html`<h1>${title}</h1>${asked && html`<p class="lead">${nameOf(asked)}</p>`}`;
  return { status, title, content: plainFrame(frame, html`${heading}${content}`) };
}

/** Number and building. */
function nameOf({ crumbs }: AskedUnit): string {
  return crumbs
    .slice(-2)
    .map(({ name }) => name)
    .toReversed()
    .join(', ');
}

function wayBack({ crumbs, locale }: AskedUnit): Html | null {
  const building = crumbs.at(-2);
  return building ? html`<p><a href="${pathInLocale(building.path, locale)}">${building.name}</a></p>` : null;
}
