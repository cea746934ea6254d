import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { escaped } from './head/head-markup.ts';

export interface PageParts {
  readonly locale: Locale;
  /** Markup in place of the `<title>` of the template; null leaves that one. */
  readonly head: string | null;
  /** Origin of an API elsewhere. */
  readonly apiOrigin: string | null;
  /** Google tag that the page may ask for once a visitor allows it. */
  readonly googleTagId: string | null;
}

/** The shell's page with what only the server knows: language, head, where the API is. */
export function pageHtml(template: string, parts: PageParts): string {
  const { locale, head, apiOrigin, googleTagId } = parts;
  const facts = meta('api-origin', apiOrigin) + meta('google-tag-id', googleTagId);
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${LOCALE_INFO[locale].tag}"`)
    .replace(/<title>[^<]*<\/title>/, (title) => facts + (head ?? title));
}

function meta(name: string, content: string | null): string {
  return content === null ? '' : `<meta name="${name}" content="${escaped(content)}">`;
}
