import { LOCALE_INFO, LOCALES, pathInLocale, type RouteTable, routePath } from '@suite/contracts';
import { escaped } from '../html.ts';
import type { QueryContext } from '../modules/query-context.ts';
import { visible } from '../modules/visible.ts';
import { pagePaths } from './page-paths.ts';

/** Pages a file: each stands there in both languages, and a file may hold 50,000 addresses. */
export const PAGES_PER_FILE = 10_000;

/** English paths of the pages that say in the manifest of their remote that they are to be found. */
export function indexedPaths(routes: RouteTable): string[] {
  return Object.values(routes).flatMap(({ pattern, head }) => (head?.isIndexed ? [pattern] : []));
}

/** English paths of all pages that are to be found: these, and of the catalogue what a guest may see. */
export async function listPages(context: QueryContext, indexed: readonly string[]): Promise<string[]> {
  const { db } = context;
  const masterplans = await db
    .selectFrom(visible(context, 'masterplans'))
    .select('id')
    .orderBy('id')
    .execute();
  const buildings = await db
    .selectFrom(visible(context, 'buildings'))
    .select(['id', 'masterplan_id as masterplanId'])
    .orderBy('id')
    .execute();
  const apartments = await db
    .selectFrom(visible(context, 'apartments'))
    .select(['id', 'masterplan_id as masterplanId', 'building_id as buildingId'])
    .where('filterable', '=', true)
    .orderBy('id')
    .execute();
  return [
    routePath('map', 'en'),
    ...indexed,
    ...masterplans.map(pagePaths.masterplan),
    ...buildings.map(pagePaths.building),
    ...apartments.map(pagePaths.apartment),
  ];
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the files of a sitemap. */
export function sitemapIndex(pageCount: number, publicUrl: string): string {
  const files = Array.from({ length: Math.max(1, Math.ceil(pageCount / PAGES_PER_FILE)) }, (_, index) => {
    const address = `${publicUrl}/sitemap-${index + 1}.xml`;
    return `<sitemap><loc>${escaped(address)}</loc></sitemap>`;
  });
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** One file, counted from 1: each page in each language, with its other languages. Null past the last. */
export function sitemapFile(pages: readonly string[], number: number, publicUrl: string): string | null {
  const own = pages.slice((number - 1) * PAGES_PER_FILE, number * PAGES_PER_FILE);
  if (own.length === 0) return null;
  const entries = own.flatMap((path) => {
    const links = [
      ...LOCALES.map((locale) => alternate(LOCALE_INFO[locale].tag, publicUrl + pathInLocale(path, locale))),
      alternate('x-default', publicUrl + path),
    ].join('');
    return LOCALES.map(
      (locale) => `<url><loc>${escaped(publicUrl + pathInLocale(path, locale))}</loc>${links}</url>`,
    );
  });
  const namespaces = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${HEADER}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`;
}
