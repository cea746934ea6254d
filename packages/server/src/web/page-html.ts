import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { escaped } from './head/head-markup.ts';

export interface PageParts {
  readonly locale: Locale;
  /** Markup in place of the `<title>` of the template; null leaves that one. */
  readonly head: string | null;
  /** Origin of an API elsewhere. */
  readonly apiOrigin: string | null;
}

/** The shell's page with what only the server knows: language, head, where the API is. */
export function pageHtml(template: string, { locale, head, apiOrigin }: PageParts): string {
  const origin = apiOrigin === null ? '' : `<meta name="api-origin" content="${escaped(apiOrigin)}">`;
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${LOCALE_INFO[locale].tag}"`)
    .replace(/<title>[^<]*<\/title>/, (title) => origin + (head ?? title));
}
