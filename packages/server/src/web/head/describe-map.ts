import type { Locale } from '@suite/contracts';
import { findOrganization } from '../../modules/organizations/service.ts';
import { findProjects } from '../../modules/projects/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { pageList } from '../plain/list.ts';
import { landingPath } from './landing-path.ts';
import { sellerOf } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { PAGE_LABELS } from './page-labels.ts';
import { mapCrumb, sharePicture } from './phrases.ts';

export async function describeMap(context: QueryContext, locale: Locale): Promise<PageHead> {
  const labels = PAGE_LABELS[locale];
  const organization = await findOrganization(context, undefined).catch(() => null);
  const siteName = organization?.attributes.name ?? labels.units;
  const projects = await findProjects(context);
  const website = organization?.attributes.website;
  const listed = projects.map(async ({ id, attributes: { name, place, unitCounts } }) => ({
    name,
    place,
    unitCounts,
    path: await landingPath(context, id),
  }));
  return {
    locale,
    siteName,
    title: `${labels.map} | ${siteName}`,
    description: labels.mapText,
    picture: sharePicture(
      projects.flatMap(({ attributes }) => attributes.media),
      siteName,
    ),
    crumbs: [mapCrumb(locale)],
    thing: organization && { '@type': 'Organization', name: siteName, ...(website && { sameAs: website }) },
    seller: organization && sellerOf(organization.attributes),
    content: pageList(await Promise.all(listed), locale),
  };
}
