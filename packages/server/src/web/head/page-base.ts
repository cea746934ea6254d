import type { Organization } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { findOrganization } from '../../modules/organizations/service.ts';
import { findProjectRow } from '../../modules/projects/repository.ts';
import { findProject } from '../../modules/projects/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import type { PageHead, Seller } from './page-head.ts';
import { PAGE_LABELS } from './page-labels.ts';

/** A page that is nobody's to find: forms, what belongs to one visitor, what is in private preview. */
export async function unlisted(context: QueryContext, locale: Locale): Promise<PageHead> {
  const siteName = await siteNameOf(context, locale);
  return { locale, siteName, title: siteName, description: null, picture: null, crumbs: [], thing: null };
}

export function sellerOf({ name, telephone = null, email = null, replyDays = null }: Organization): Seller {
  return { name, telephone, email, replyDays };
}

export async function siteNameOf(
  context: QueryContext,
  locale: Locale,
  organizationId?: number,
): Promise<string> {
  const row = await findOrganization(context, organizationId).catch(() => null);
  return row?.attributes.name ?? PAGE_LABELS[locale].units;
}

/** What all pages of a project begin with. */
export async function projectOf(context: QueryContext, locale: Locale, projectId: number) {
  const row = await findProjectRow(context, projectId);
  const { attributes: project } = await findProject(context, projectId);
  const organization = await findOrganization(context, row.organization_id).catch(() => null);
  const address = project.place ? { '@type': 'PostalAddress', addressLocality: project.place } : null;
  const [longitude, latitude] = project.location ?? [];
  return {
    project,
    siteName: organization?.attributes.name ?? PAGE_LABELS[locale].units,
    seller: organization && sellerOf(organization.attributes),
    place: {
      ...(address && { address }),
      ...(longitude !== undefined && { geo: { '@type': 'GeoCoordinates', longitude, latitude } }),
    },
  };
}
