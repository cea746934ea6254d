import { LANGUAGE_IDS, type Locale, routePath } from '@suite/contracts';
import { typeKeyOf } from '@suite/domain';
import type { MailUnit } from '../../mail/mail-data.ts';
import { formatUnitType } from '../../mail/templates/formats.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import type { NewsletterOffer } from './accepted-request.ts';
import { readUnits, type UnitRow } from './repository.ts';

/** A unit, for mails in any language. */
export interface UnitOfMail {
  readonly id: number;
  readonly projectId: number;
  /** Of the sales office; null when the project names none. */
  readonly officeEmail: string | null;
  readonly officeLocale: Locale;
  inLocale(locale: Locale): MailUnit;
  /** Nothing where the organisation offers none. */
  newsletterIn(locale: Locale, publicUrl: string): { readonly newsletter?: NewsletterOffer };
}

/** The units of these ids that a visitor may see, in the order of the ids. Links begin with `publicUrl`. */
export async function findUnitsOfMail(
  context: QueryContext,
  ids: readonly number[],
  publicUrl: string,
): Promise<UnitOfMail[]> {
  const rows = new Map((await readUnits(context, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [unitOfMail(row, publicUrl)] : [];
  });
}

function unitOfMail(row: UnitRow, publicUrl: string): UnitOfMail {
  const path = { masterplanId: row.masterplan_id, buildingId: row.building_id, apartmentId: row.id };
  return {
    id: row.id,
    projectId: row.project_id,
    officeEmail: row.enquiry_email,
    officeLocale: row.default_language_id === LANGUAGE_IDS.serbianLatin ? 'rs' : 'en',
    newsletterIn: (locale, publicUrl) =>
      row.request_form === 'own-consent'
        ? {
            newsletter: {
              organizationId: row.organization_id,
              organizationName: textIn(locale === 'rs' ? 'sr' : 'en', row.organization_name),
              linkHours: row.newsletter_link_hours,
              publicUrl,
            },
          }
        : {},
    inLocale: (locale) => {
      const language = locale === 'rs' ? 'sr' : 'en';
      return {
        projectName: textIn(language, row.project_name),
        buildingName: textIn(language, row.building_title) || textIn(language, row.building_name),
        name: row.name,
        typeName: typeTextOf(row, locale),
        organizationName: textIn(language, row.organization_name),
        areaM2: row.area_m2,
        floor: row.floor,
        status: row.hide_unit_status ? null : row.status,
        link: publicUrl + routePath('apartment-id', locale, path),
      };
    },
  };
}

/** As the screens call it; a type that they do not know has its own name. */
function typeTextOf({ type_key: key, type_name: name }: UnitRow, locale: Locale): string | null {
  if (name === null) return null;
  const known = typeKeyOf({ name: name.en, properties: { typeKey: key ?? undefined } });
  return known ? formatUnitType(known, locale) : textIn(locale === 'rs' ? 'sr' : 'en', name);
}
