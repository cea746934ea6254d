import { LOCALE_INFO, LOCALES, type Locale, pathInLocale, routePath } from '@suite/contracts';
import { type Html, html } from '../../html.ts';
import type { Crumb, PageHead, Seller } from '../head/page-head.ts';
import { message } from './message.ts';
import { privacyPath } from './privacy-page.ts';

/** What of a page stands around its facts. */
type Frame = Pick<PageHead, 'locale' | 'crumbs' | 'seller'>;

/** The facts of a page as plain content: for who runs no scripts, and where those of the page do not start. */
export function plainPage(head: PageHead): Html {
  const { crumbs, content, description, siteName, title } = head;
  const heading = crumbs.at(-1)?.name ?? (title || siteName);
  return plainFrame(
    head,
    html`<h1>${heading}</h1>${description !== null && html`<p class="lead">${description}</p>`}${content ?? null}`,
  );
}

/** A page of which nothing else is known. */
export function plainSentence(locale: Locale, heading: string, sentence: string): Html {
  return plainFrame({ locale, crumbs: [] }, html`<h1>${heading}</h1><p class="lead">${sentence}</p>`);
}

/** The way to the page and to the other language above it, who sells below it. */
export function plainFrame({ locale, crumbs, seller = null }: Frame, content: Html): Html {
  const path = crumbs.at(-1)?.path ?? routePath('map', 'en');
  const above = crumbs.length > 0 ? crumbs.slice(0, -1) : [{ name: message(locale, 'common.toMap'), path }];
  return html`<header><nav>${
    above.length > 0
      ? above.map((crumb) => linkTo(crumb, locale))
      : html`<span>${seller?.name ?? null}</span>`
  }</nav>${LOCALES.filter((one) => one !== locale).map((one) =>
    languageLink(one, path, locale),
  )}</header><main>${content}</main><footer>${
    seller && contact(seller, locale)
  }<a href="${privacyPath(locale)}">${message(locale, 'common.privacyPolicy')}</a></footer>`;
}

function linkTo({ name, path }: Crumb, locale: Locale): Html {
  return html`<a href="${pathInLocale(path, locale)}">${name}</a>`;
}

function languageLink(to: Locale, path: string, from: Locale): Html {
  const { tag } = LOCALE_INFO[to];
  return html`<a href="${pathInLocale(path, to)}" hreflang="${tag}" lang="${tag}">${message(from, 'shell.bar.language')}</a>`;
}

/** How the seller is reached, by what it gives. */
export function contact({ name, telephone, email }: Seller, locale: Locale): Html {
  return html`<p>${name}</p>${
    telephone !== null &&
    html`<a href="tel:${telephone.replaceAll(/[^\d+]/g, '')}">${message(locale, 'apartment.contact.call', { telephone })}</a>`
  }${
    email !== null &&
    html`<a href="mailto:${email}">${message(locale, 'apartment.contact.write', { email })}</a>`
  }`;
}
