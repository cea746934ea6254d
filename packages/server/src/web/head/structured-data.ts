import { LOCALE_INFO, pathInLocale } from '@suite/contracts';
import type { PageHead } from './page-head.ts';

/** What schema.org calls the page: the way to it, and the thing on it. */
export function structuredData(head: PageHead, publicUrl: string): Record<string, unknown> {
  const { crumbs, description, locale, picture, thing } = head;
  const addressOf = (path: string) => publicUrl + pathInLocale(path, locale);
  const last = crumbs.at(-1);
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
  const described = thing && {
    ...thing,
    ...(last && { url: addressOf(last.path) }),
    ...(description !== null && { description }),
    ...(picture && { image: publicUrl + picture.path }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: head.siteName, url: addressOf('/'), inLanguage: LOCALE_INFO[locale].tag },
      ...(crumbs.length > 1 ? [breadcrumbs] : []),
      ...(described ? [described] : []),
    ],
  };
}
