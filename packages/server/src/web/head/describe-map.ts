import type { Locale } from '@suite/contracts';
import { findOrganization } from '../../catalogue/organizations.ts';
import { listProjects } from '../../catalogue/projects.ts';
import type { Reading } from '../../catalogue/reading.ts';
import type { PageHead } from './page-head.ts';
import { PAGE_WORDS } from './page-words.ts';
import { mapCrumb, sharePicture } from './phrases.ts';

export async function describeMap(reading: Reading, locale: Locale): Promise<PageHead> {
  const words = PAGE_WORDS[locale];
  const organization = await findOrganization(reading, undefined).catch(() => null);
  const siteName = organization?.attributes.name ?? words.homes;
  const projects = await listProjects(reading);
  const website = organization?.attributes.website;
  return {
    locale,
    siteName,
    title: `${words.map} | ${siteName}`,
    description: words.mapText,
    picture: sharePicture(
      projects.flatMap(({ attributes }) => attributes.media),
      siteName,
    ),
    crumbs: [mapCrumb(locale)],
    thing: organization && { '@type': 'Organization', name: siteName, ...(website && { sameAs: website }) },
  };
}
