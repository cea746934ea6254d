import type { Organization } from '@suite/api';
import { mediaUrls } from '../media/service.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { findOrganizationRow } from './repository.ts';

export async function findOrganization(
  context: QueryContext,
  id: number | undefined,
): Promise<Resource<Organization>> {
  const row = await findOrganizationRow(context, id);
  const logos = await mediaUrls(context, [row.logo_media_id]);
  return {
    id: row.id,
    type: 'organization',
    attributes: {
      id: row.id,
      name: textIn(context.language, row.name),
      logo: (row.logo_media_id !== null && logos.get(row.logo_media_id)) || null,
      website: row.website,
      hideUnitStatus: row.hide_unit_status,
      priceRanges: row.uses_price_ranges,
      requestForm: row.request_form,
      ownerUserId: row.owner_user_id,
      telephone: row.telephone,
      email: row.email,
      replyDays: row.reply_days,
      monthlyOffer: row.monthly_offer,
    },
  };
}
