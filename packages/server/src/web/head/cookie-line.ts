import type { Locale } from '@suite/contracts';
import { html } from '../../html.ts';
import { message } from '../plain/message.ts';

/**
 * Asks for the choice of cookies before the shell is there, where it will ask: `shell/src/consent` has its looks, and
 * takes the choice over.
 */
export function cookieLine(locale: Locale): string {
  return html`<section data-cookie-line aria-labelledby="cookie-line"><p><b id="cookie-line">${message(locale, 'common.cookies')}</b>. ${message(locale, 'shell.cookies.text')}</p><div><button type="button" value="reject">${message(locale, 'common.rejectAll')}</button><button type="button" value="accept">${message(locale, 'common.acceptAll')}</button><button type="button" value="choose">${message(locale, 'shell.cookies.choose')}</button></div></section>`
    .text;
}
