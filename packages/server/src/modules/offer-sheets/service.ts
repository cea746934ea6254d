import { commercialState } from '@suite/access';
import type { Building, Media, Unit } from '@suite/api';
import { LOCALE_INFO, type Locale, MEDIA_TYPE_IDS, routePath } from '@suite/contracts';
import { isTypicalPlan, statusOf, terraceView } from '@suite/domain';
import { notFound } from '../../errors.ts';
import { formatArea, formatStatus } from '../../mail/templates/formats.ts';
import type { Services } from '../../operations/services.ts';
import { findBuilding } from '../buildings/service.ts';
import type { MediaFiles } from '../media/media-files.ts';
import { findOrganizationRow } from '../organizations/repository.ts';
import { findProjectRow } from '../projects/repository.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import { findUnit } from '../units/service.ts';
import { formatDay, formatMoney } from './formats.ts';
import { SHEET_LABELS } from './labels.ts';
import { printPicture } from './print-pictures.ts';
import type { PrintPicture, PrintView, Sheet } from './sheet.ts';
import { extrasOf, factRows } from './unit-facts.ts';
import { viewPart } from './view-part.ts';

/** Width ÷ height of the picture of the building on the paper. */
const VIEW_PROPORTION = 2.85;
/** Pixels: the sheet is some seven inches wide, so these are about 300 an inch. */
const VIEW_SIZE = { width: 2100, height: 900, format: 'jpeg' } as const;
const TERRACE_SIZE = { width: 1400, height: 1400, format: 'jpeg' } as const;
const PLAN_SIZE = { width: 1400, height: 1500, trim: true, format: 'jpeg' } as const;
const LOGO_SIZE = { width: 1200, height: 240, trim: true, format: 'png' } as const;

/** What stands on the offer sheet of a published unit, as far as the viewer may see it. */
export async function findSheet(
  context: QueryContext,
  { files, publicUrl }: Pick<Services, 'files' | 'publicUrl'>,
  id: number,
): Promise<Sheet> {
  const { attributes: unit } = await findUnit(context, id);
  if (unit.apartmentTypeKey === 'public_area') throw notFound(`There is no published unit ${id}.`);
  const { attributes: building } = await findBuilding(context, unit.buildingId);
  const project = await findProjectRow(context, unit.projectId);
  const organization = await findOrganizationRow(context, project.organization_id);
  const locale: Locale = context.language === 'sr' ? 'rs' : 'en';
  const labels = SHEET_LABELS[locale];
  const { language } = context;
  const projectName = textIn(language, project.name);
  const house = building.title || building.name;
  const unitName = fill(labels.apartment, { number: unit.name });
  const path = routePath('apartment-id', locale, {
    apartmentId: id,
    masterplanId: unit.masterplanId,
    buildingId: unit.buildingId,
  });
  const status = statusOf(unit);
  const day = formatDay(new Date(), locale);
  return {
    language: LOCALE_INFO[locale].tag,
    title: `${labels.kind} ${unitName}, ${house}, ${projectName}`,
    kind: labels.kind,
    day,
    projectName,
    logo: await logoOf(context, files, project.logo_media_id),
    where: [building.masterplanName, house, textIn(language, project.place)].filter(Boolean).join(' · '),
    unitNumber: unit.name,
    unitName,
    status: status && { key: status, text: formatStatus(status, locale) },
    asOf: fill(labels.asOf, { date: formatDay(new Date(unit.asOf), locale) }),
    price: priceOfSheet(unit, locale),
    view: await viewOf(context, files, building, id),
    terrace: await terraceOf(context, files, unit),
    ...(await planOf(context, files, unit, locale)),
    facts: factRows(unit, building.floors, locale),
    extras: { title: labels.extras, text: extrasOf(unit, locale) },
    seller: {
      title: labels.seller,
      name: textIn(language, organization.name),
      logo: await logoOf(context, files, organization.logo_media_id),
      lines: [
        ...link(organization.telephone, (text) => `tel:${text.replaceAll(/[^\d+]/g, '')}`),
        ...link(organization.email, (text) => `mailto:${text}`),
        ...link(organization.website ?? project.website, (text) => text),
      ],
    },
    link: { text: labels.link, address: publicUrl + path },
    disclaimer: `${labels.notGuaranteed}. ${labels.noContract}`,
    accent: project.colours.accent,
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

function link(text: string | null, address: (text: string) => string) {
  return text ? [{ text: text.replace(/^https?:\/\/(www\.)?|\/$/g, ''), link: address(text) }] : [];
}

function priceOfSheet(unit: Unit, locale: Locale): Sheet['price'] {
  const state = commercialState(unit);
  if (state.kind === 'on-request') return { text: SHEET_LABELS[locale].priceOnRequest, detail: null };
  if (state.kind === 'gone') {
    return { text: formatStatus(statusOf(unit) ?? 'unavailable', locale), detail: null };
  }
  const detail = state.pricePerM2 === null ? null : `${formatMoney(state.pricePerM2)}/m²`;
  return { text: formatMoney(state.price), detail };
}

async function logoOf(
  context: QueryContext,
  files: MediaFiles,
  mediumId: number | null,
): Promise<PrintPicture | null> {
  return mediumId === null ? null : printPicture(context, files, mediumId, LOGO_SIZE);
}

/** The first view of the building that shows the unit, cut to the proportion of the paper's picture. */
async function viewOf(
  context: QueryContext,
  files: MediaFiles,
  { media }: Building,
  unitId: number,
): Promise<PrintView | null> {
  for (const { id, mediaData } of media) {
    const shapes = mediaData?.polygons.filter(({ kind }) => kind === 'apartment') ?? [];
    const ring = shapes.find(({ entityId }) => entityId === unitId)?.ring;
    if (!mediaData || !ring) continue;
    const rings = shapes.map((shape) => shape.ring);
    const part = viewPart(mediaData, VIEW_PROPORTION, rings, ring);
    const picture = await printPicture(context, files, id, { ...VIEW_SIZE, part });
    const inShares = ring.map(([x, y]): [number, number] => [
      (x - part.x) / part.width,
      (y - part.y) / part.height,
    ]);
    return picture && { ...picture, ring: inShares };
  }
  return null;
}

async function terraceOf(context: QueryContext, files: MediaFiles, unit: Unit): Promise<Sheet['terrace']> {
  const medium = terraceView(unit);
  const picture = medium && (await printPicture(context, files, medium.id, TERRACE_SIZE));
  return picture && { picture, name: medium.name };
}

async function planOf(
  context: QueryContext,
  files: MediaFiles,
  unit: Unit,
  locale: Locale,
): Promise<Pick<Sheet, 'plan' | 'rooms'>> {
  const labels = SHEET_LABELS[locale];
  const plan = unit.media.find(isPlan);
  const rooms = plan?.mediaData?.rooms ?? [];
  const isTypical = isTypicalPlan(rooms, unit);
  const picture = plan && (await printPicture(context, files, plan.id, PLAN_SIZE));
  return {
    plan: picture ? { picture, note: isTypical ? labels.typicalPlan : null } : null,
    rooms: {
      title: isTypical ? labels.typicalRoomsTitle : labels.roomsTitle,
      rows: rooms.map(({ name, areaM2 }) => ({ label: name, value: formatArea(areaM2, locale) })),
    },
  };
}

function isPlan({ mediaTypeId, url }: Media): boolean {
  return mediaTypeId === MEDIA_TYPE_IDS.floor_plan && url !== null;
}
