import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { escaped } from '../html.ts';
import type { PictureMarkup } from './head/picture-markup.ts';
import { plainMarkup, SHOWN_WITHOUT_SCRIPTS } from './plain/plain-document.ts';

export interface PageParts {
  readonly locale: Locale;
  /** Markup in place of the `<title>` of the template; null leaves that one. */
  readonly head: string | null;
  /** Picture that it opens with, drawn before its scripts are there. */
  readonly picture: PictureMarkup | null;
  /** What stands on the picture at an arrival; empty elsewhere. */
  readonly card: string;
  /** What asks for the choice of cookies; empty for who has made it. */
  readonly cookies: string;
  /** What the page shows where its scripts do not run. */
  readonly plain: string;
  /** Origin of an API elsewhere. */
  readonly apiOrigin: string | null;
  /** Google tag that the page may ask for once a visitor allows it. */
  readonly googleTagId: string | null;
}

/** What the scripts of the shell draw in. */
const ROOT = /<div id="?root"?>/;
/** Where the picture stands until then. */
const STAGE = /<div class="?boot-stage"?>/;

/** The shell's page with what only the server knows: language, head, where the API is. */
export function pageHtml(template: string, parts: PageParts): string {
  const { locale, head, picture, card, cookies, plain, apiOrigin, googleTagId } = parts;
  const facts = meta('api-origin', apiOrigin) + meta('google-tag-id', googleTagId);
  // A page without a place for the content does not show it either.
  const shown = ROOT.test(template) ? SHOWN_WITHOUT_SCRIPTS : '';
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${LOCALE_INFO[locale].tag}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      (title) => facts + (picture?.preload ?? '') + (head ?? title) + (picture?.style ?? '') + shown,
    )
    .replace(STAGE, (stage) => cookies + stage + (picture?.image ?? '') + card)
    .replace(ROOT, (root) => root + plainMarkup(plain, locale));
}

function meta(name: string, content: string | null): string {
  return content === null ? '' : `<meta name="${name}" content="${escaped(content)}">`;
}
