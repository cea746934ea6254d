import type { QueryContext } from '../../modules/query-context.ts';
import type { AskedPage } from './describe-page.ts';
import { unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { mapCrumb } from './phrases.ts';

/** What the manifest of its remote says of a page. */
export async function describeRoute(context: QueryContext, page: AskedPage): Promise<PageHead> {
  const { locale, definition } = page;
  const plain = await unlisted(context, locale);
  if (!definition.head) return plain;
  const { title, description, isIndexed = false } = definition.head;
  return {
    ...plain,
    title: `${title[locale]} | ${plain.siteName}`,
    description: description?.[locale] ?? null,
    crumbs: isIndexed ? [mapCrumb(locale), { name: title[locale], path: definition.pattern }] : [],
  };
}
