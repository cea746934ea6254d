import { LOCALE_INFO, LOCALES, pathInLocale } from '@suite/contracts';
import { escaped } from '../../html.ts';
import type { LeadsTo, PageHead } from './page-head.ts';
import { structuredData } from './structured-data.ts';

/** Markup of a head, in place of the `<title>` of the shell's page. Whatever comes from outside is escaped. */
export function headMarkup(head: PageHead, publicUrl: string): string {
  const { crumbs, description, leadsTo, locale, picture, siteName, title } = head;
  const path = crumbs.at(-1)?.path;
  const lines = [`<title>${escaped(title)}</title>`];
  if (leadsTo) lines.push(leadsToMarkup(leadsTo, head));
  if (path === undefined) return [...lines, named('robots', 'noindex')].join('\n    ');
  const addressIn = (one: typeof locale) => publicUrl + pathInLocale(path, one);
  if (description !== null) lines.push(named('description', description));
  lines.push(
    `<link rel="canonical" href="${escaped(addressIn(locale))}">`,
    ...LOCALES.map((one) => alternate(LOCALE_INFO[one].tag, addressIn(one))),
    alternate('x-default', addressIn('en')),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', OPEN_GRAPH_LOCALES[locale]),
    property('og:title', title),
    property('og:url', addressIn(locale)),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
  );
  if (description !== null) lines.push(property('og:description', description));
  if (picture) {
    lines.push(property('og:image', publicUrl + picture.path), property('og:image:alt', picture.alt));
  }
  lines.push(`<script type="application/ld+json">${json(structuredData(head, publicUrl))}</script>`);
  return lines.join('\n    ');
}

const OPEN_GRAPH_LOCALES = { en: 'en_GB', rs: 'sr_RS' } as const;

function leadsToMarkup({ masterplanId, projectId }: LeadsTo, { arrival }: PageHead): string {
  const language = arrival ? ` data-language="${arrival.defaultLanguageId}"` : '';
  return `<meta name="leads-to" content="${masterplanId}" data-project="${projectId ?? ''}"${language}>`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

function alternate(tag: string, address: string): string {
  return `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}">`;
}

/** JSON that no `</script>` or `<!--` inside it can end. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
