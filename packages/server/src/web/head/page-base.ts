import type { Locale } from '@suite/contracts';
import { findOrganization } from '../../catalogue/organizations.ts';
import { findProject, findProjectRow } from '../../catalogue/projects.ts';
import type { Reading } from '../../catalogue/reading.ts';
import type { PageHead } from './page-head.ts';
import { PAGE_WORDS } from './page-words.ts';

/** A page that is nobody's to find: forms, what belongs to one visitor, what is shown to a few. */
export async function unlisted(reading: Reading, locale: Locale): Promise<PageHead> {
  const siteName = await siteNameOf(reading, locale);
  return { locale, siteName, title: siteName, description: null, picture: null, crumbs: [], thing: null };
}

export async function siteNameOf(reading: Reading, locale: Locale, organizationId?: number): Promise<string> {
  const row = await findOrganization(reading, organizationId).catch(() => null);
  return row?.attributes.name ?? PAGE_WORDS[locale].homes;
}

/** What all pages of a project begin with; null while the project is shown to a few only. */
export async function projectOf(reading: Reading, locale: Locale, projectId: number) {
  const row = await findProjectRow(reading, projectId);
  if (row.private_preview) return null;
  const { attributes: project } = await findProject(reading, projectId);
  const siteName = await siteNameOf(reading, locale, row.organization_id);
  const address = project.place ? { '@type': 'PostalAddress', addressLocality: project.place } : null;
  const [longitude, latitude] = project.location ?? [];
  return {
    project,
    siteName,
    place: {
      ...(address && { address }),
      ...(longitude !== undefined && { geo: { '@type': 'GeoCoordinates', longitude, latitude } }),
    },
  };
}
