import { MEDIA_TYPE_IDS, type TypeKey } from '@suite/contracts';
import type { Schema, StoredMediaData, StoredPolygon, Texts } from '@suite/server/database';
import type { Insertable } from 'kysely';
import type { ViewEntry } from '../format/project-file.ts';
import type { Content } from '../load/load-content.ts';
import { targetOf } from '../load/shapes.ts';
import { type EntityIds, idOf } from './entity-ids.ts';
import type { StoredFile } from './media-files.ts';

type Draft = Omit<Insertable<Schema['media']>, 'id' | 'position' | 'project_id'>;
type TypeEntry = Content['project']['types'][number];

/** What rows are made from: checked content, the ids of its entities, its files by their path. */
export interface ImportSource {
  readonly content: Content;
  readonly ids: EntityIds;
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface MediaRows {
  readonly rows: readonly Insertable<Schema['media']>[];
  readonly projectLogoId: number;
  readonly organizationLogoId: number;
}

/** Rows of all media, numbered from 1 in the order of the content; a project's title image comes first. */
export function mediaRows(source: ImportSource): MediaRows {
  const { ids } = source;
  const { project } = source.content;
  const heroes = project.extraImages.filter((image) => image.kind === 'hero');
  const logo = { media_type_id: MEDIA_TYPE_IDS.project_title };
  const projectLogo = { ...fileDraft(source, project.logo, project.title), ...logo };
  const organizationLogo = {
    ...fileDraft(source, project.organisation.logo, project.organisation.name),
    ...logo,
    organization_id: ids.organization,
  };
  const drafts: Draft[] = [
    ...heroes.map((image) => ({
      ...fileDraft(source, image.image, image.title),
      media_type_id: MEDIA_TYPE_IDS.project_title_image,
    })),
    projectLogo,
    organizationLogo,
    ...viewDrafts(source),
    ...project.types.flatMap((type) => [...planDrafts(source, type), ...pictureDrafts(source, type)]),
  ];
  return {
    rows: drafts.map((draft, index) => ({
      ...draft,
      id: index + 1,
      position: index,
      project_id: ids.project,
    })),
    projectLogoId: drafts.indexOf(projectLogo) + 1,
    organizationLogoId: drafts.indexOf(organizationLogo) + 1,
  };
}

function viewDrafts(source: ImportSource): Draft[] {
  const { ids } = source;
  const { project } = source.content;
  return [
    ...project.views.map((view) => ({ ...viewDraft(source, view), masterplan_id: ids.rootMasterplan })),
    ...project.communities.flatMap(({ id, views }) =>
      views.map((view) => ({ ...viewDraft(source, view), masterplan_id: idOf(ids.masterplans, id) })),
    ),
    ...project.buildings.flatMap(({ name, views }) =>
      views.map((view) => ({ ...viewDraft(source, view), building_id: idOf(ids.buildings, name) })),
    ),
  ];
}

function viewDraft(source: ImportSource, view: ViewEntry): Draft {
  return fileDraft(source, view.image, view.title, { polygons: shapesOf(source, view) });
}

function shapesOf({ content, ids }: ImportSource, view: ViewEntry): StoredPolygon[] {
  const kinds = {
    community: { kind: 'masterplan', ids: ids.masterplans },
    building: { kind: 'building', ids: ids.buildings },
    unit: { kind: 'apartment', ids: ids.units },
  } as const;
  return (content.polygons.get(view.id)?.shapes ?? []).map((shape) => ({
    id: shape.id,
    kind: kinds[shape.kind].kind,
    entityId: idOf(kinds[shape.kind].ids, targetOf(shape)),
    label: shape.label,
    ring: shape.ring,
  }));
}

/** A type's plan: a drawing for each language. */
function planDrafts(source: ImportSource, { key, title, plan }: TypeEntry): Draft[] {
  if (!plan) return [];
  const rooms = roomsOf(source, key);
  return (['en', 'sr'] as const).map((language) => ({
    ...fileDraft(source, plan[language], title, { polygons: [], rooms }),
    media_type_id: MEDIA_TYPE_IDS.floor_plan,
    apartment_type_id: idOf(source.ids.types, key),
    language,
  }));
}

function roomsOf({ content }: ImportSource, key: TypeKey): NonNullable<StoredMediaData['rooms']> {
  return (content.rooms.get(key) ?? []).map(({ name, nameSr, area }) => ({
    name: { en: name, sr: nameSr },
    areaM2: area,
  }));
}

/** A type's other pictures: interiors, a dollhouse. */
function pictureDrafts(source: ImportSource, { key }: TypeEntry): Draft[] {
  return source.content.project.extraImages
    .filter((image) => image.kind !== 'hero' && image.type === key)
    .map((image) => ({
      ...fileDraft(source, image.image, image.title),
      apartment_type_id: idOf(source.ids.types, key),
    }));
}

function fileDraft(
  { content, files }: ImportSource,
  path: string,
  name: Texts,
  data: Pick<StoredMediaData, 'polygons' | 'rooms'> = { polygons: [] },
): Draft {
  const stored = files.get(path);
  const size = content.sizes.get(path);
  if (!stored || !size) throw new TypeError(`The content has no file ${path}`);
  return {
    name: JSON.stringify(name),
    media_type_id: MEDIA_TYPE_IDS.poi_image,
    content_type: stored.contentType,
    size_bytes: stored.sizeBytes,
    hash: stored.hash,
    media_data: JSON.stringify({ ...size, ...data } satisfies StoredMediaData),
    placeholder: stored.placeholder,
  };
}
