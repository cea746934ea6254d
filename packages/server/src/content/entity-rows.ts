import { type Content, unitKey } from '@suite/content';
import { AMENITIES, LANGUAGE_IDS, ROLE_IDS, SELECTED_FILTER_IDS } from '@suite/contracts';
import type { ProjectColours } from '@suite/domain';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Texts } from '../database/texts.ts';
import { type ImportTarget, idOf } from './entity-ids.ts';
import { lightByUnit } from './light-facts.ts';
import type { ImportSource } from './media-rows.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

type OfProject = Pick<Content, 'project'>;

/** What a project is told by when its folder is imported again. */
export function projectKey({ project }: OfProject): string {
  return project.id ?? keyOf(project.title.en);
}

export function organizationKey({ project }: Content): string {
  return project.organisation.id ?? keyOf(project.organisation.name.en);
}

/**
 * Changed content with the keys that its project and organisation had: where they come from names, and the names are
 * changed, what is imported again by its former name is still the same project.
 */
export function withKeysOf(before: Content, changed: Content): Content {
  const [key, ownerKey] = [projectKey(before), organizationKey(before)];
  const { project } = changed;
  const organisation = { ...project.organisation, id: ownerKey };
  return {
    ...changed,
    project: {
      ...project,
      ...(key !== '' && projectKey(changed) !== key && { id: key }),
      ...(ownerKey !== '' && organizationKey(changed) !== ownerKey && { organisation }),
    },
  };
}

/** `Dvorište, Beograd` is `dvorište-beograd`. */
function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

export function organizationRow(content: Content, target: ImportTarget): Row<'organizations'> {
  const { organisation } = content.project;
  const { name, website, telephone, email, replyDays, newsletterLinkHours, monthlyOffer } = organisation;
  return {
    id: target.organization,
    content_key: organizationKey(content),
    name: JSON.stringify(name),
    website,
    logo_media_id: null,
    telephone: telephone ?? null,
    email: email ?? null,
    reply_days: replyDays ?? null,
    ...(newsletterLinkHours !== undefined && { newsletter_link_hours: newsletterLinkHours }),
    monthly_offer: monthlyOffer ? JSON.stringify(monthlyOffer) : null,
  };
}

/** `importedAt` is the time at which the statuses of all units were confirmed. */
export function projectRow(content: OfProject, target: ImportTarget, importedAt: Date): Row<'projects'> {
  const { project } = content;
  const { settings, location } = project;
  const { version, ...colours } = project.stylesheet;
  return {
    id: target.project,
    organization_id: target.organization,
    // Seen by nobody before its first version is published.
    published: false,
    content_key: projectKey(content),
    name: JSON.stringify(project.title),
    description: textsOrNull(project.description),
    website: project.website,
    longitude: location.longitude,
    latitude: location.latitude,
    place: JSON.stringify(location.place),
    logo_media_id: null,
    default_language_id: LANGUAGE_IDS[settings.defaultLanguage],
    selected_filters: JSON.stringify(settings.filters.map((name) => SELECTED_FILTER_IDS[name])),
    selected_roles: JSON.stringify(settings.roles.map((name) => ROLE_IDS[name])),
    price_enabled: settings.prices,
    compare_enabled: settings.compare,
    arrival_enabled: settings.arrival,
    colours: JSON.stringify(colours satisfies ProjectColours),
    stylesheet_version: version,
    availability_as_of: importedAt,
    enquiry_email: project.enquiryEmail ?? null,
  };
}

/** The root, which is the project as a whole, and a nested masterplan for each community. */
export function masterplanRows({ content, ids }: ImportSource): Row<'masterplans'>[] {
  const { project } = content;
  const root: Row<'masterplans'> = {
    id: ids.rootMasterplan,
    project_id: ids.project,
    parent_id: null,
    position: 0,
    name: JSON.stringify(project.title),
    description: textsOrNull(project.description),
    community: false,
    published: true,
  };
  const communities = project.communities.map((community, index) => ({
    id: idOf(ids.masterplans, community.id),
    project_id: ids.project,
    parent_id: ids.rootMasterplan,
    position: index + 1,
    name: JSON.stringify(community.title),
    description: textsOrNull(community.description),
    community: true,
    published: true,
  }));
  return [root, ...communities];
}

export function buildingRows({ content, ids }: ImportSource): Row<'buildings'>[] {
  return content.project.buildings.map((building, index) => ({
    id: idOf(ids.buildings, building.name),
    masterplan_id:
      building.community === undefined ? ids.rootMasterplan : idOf(ids.masterplans, building.community),
    position: index,
    name: JSON.stringify({ en: building.name, sr: building.name }),
    title: JSON.stringify(building.title),
    description: null,
    floors: building.floors,
    published: building.publish,
  }));
}

export function typeRows({ content, ids }: ImportSource): Row<'apartment_types'>[] {
  return content.project.types.map((type) => ({
    id: idOf(ids.types, type.key),
    project_id: ids.project,
    name: JSON.stringify(type.title),
    type_key: type.key,
  }));
}

export function unitRows({ content, ids }: ImportSource): Row<'apartments'>[] {
  const light = lightByUnit(content);
  return content.units.map((unit) => ({
    id: idOf(ids.units, unitKey(unit.building, unit.number)),
    building_id: idOf(ids.buildings, unit.building),
    apartment_type_id: idOf(ids.types, unit.type),
    name: unit.number,
    area_m2: unit.net_area,
    terrace_area_m2: unit.terrace_area,
    floor: unit.floor,
    rooms: unit.rooms,
    orientation: unit.orientation,
    status: unit.status,
    price_eur: unit.price_eur,
    amenities: JSON.stringify(
      Object.fromEntries(AMENITIES.flatMap((key) => (unit[key] ? [[key, unit[key]]] : []))),
    ),
    light: jsonOrNull(light.get(unitKey(unit.building, unit.number))),
    published: true,
  }));
}

function jsonOrNull(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}

export function textsOrNull(texts: Texts | undefined): string | null {
  return texts ? JSON.stringify(texts) : null;
}
