import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { type Html, html } from '../../html.ts';
import { PAGE_LABELS } from '../head/page-labels.ts';
import { KEY_PLACE } from './enquiry-form.ts';
import { message } from './message.ts';

export const STYLE = readFileSync(path.join(import.meta.dirname, 'plain.css'));
/** With the hash of its bytes, so that it may be kept for ever. */
const STYLE_ADDRESS = `/plain.css?v=${createHash('sha256').update(STYLE).digest('hex').slice(0, 8)}`;
const STYLE_LINK = `<link rel="stylesheet" href="${STYLE_ADDRESS}">`;

/** Shows the plain content also where its style sheet is lost. The policy of pages names its hash. */
const REVEAL = '#plain{display:block}.boot,.lost{display:none!important}';
export const REVEAL_HASH = `'sha256-${createHash('sha256').update(REVEAL).digest('base64')}'`;

/** For the head of the shell's page. */
export const SHOWN_WITHOUT_SCRIPTS = `<noscript><style>${REVEAL}</style>${STYLE_LINK}</noscript>`;

/**
 * The plain content as it lies in the shell's page: neither drawn nor read out while the scripts are expected, shown
 * where they are off, and by the inline script of the page (`shell/src/watchdog`) where they are lost. Then it says so.
 */
export function plainMarkup(plain: string, locale: Locale): string {
  const facts = plain.replaceAll(KEY_PLACE, randomUUID());
  const lost = html`<p>${PAGE_LABELS[locale].lost}</p><a href="">${message(locale, 'common.tryAgain')}</a>`;
  return `<div id="plain" hidden><template>${STYLE_LINK}</template><div class="lost" role="alert">${lost.text}</div><!--facts-->${facts}<!--/facts--></div>`;
}

export interface PlainDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly content: Html;
  /** Markup of the shell's style sheets. */
  readonly styles: string;
}

/** A page that has no scripts. */
export function plainDocument({ locale, title, content, styles }: PlainDocument): string {
  const page = html`<title>${title}</title><meta name="robots" content="noindex"></head><body><div id="plain">${content}</div></body></html>`;
  return `<!doctype html><html lang="${LOCALE_INFO[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles}${STYLE_LINK}${page.text}`;
}
