import {
  type Content,
  type PictureEntry,
  targetOf,
  terracePictures,
  unitKey,
  type ViewEntry,
} from '@suite/content';
import { MEDIA_TYPE_IDS, type TypeKey } from '@suite/contracts';
import type { Insertable } from 'kysely';
import type { Schema, StoredMediaData, StoredPolygon } from '../database/schema.ts';
import type { Texts } from '../database/texts.ts';
import { type EntityIds, idOf } from './entity-ids.ts';
import type { StoredFile } from './media-files.ts';
import { menuEntries } from './menu-entries.ts';

type Values = Omit<Insertable<Schema['media']>, 'id' | 'position' | 'project_id'>;
export type MediaDraft = readonly [key: string, values: Values];
type TypeEntry = Content['project']['types'][number];

/** What rows are made from: checked content, the ids of its entities, its files by their path. */
export interface ImportSource {
  readonly content: Content;
  readonly ids: EntityIds;
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface MediaRows {
  readonly rows: readonly Insertable<Schema['media']>[];
  readonly galleryItems: readonly Insertable<Schema['gallery_items']>[];
  readonly projectLogoId: number | null;
  readonly organizationLogoId: number | null;
}

const PROJECT_LOGO = 'logo of the project';
const TERRACE_VIEW: Texts = { en: 'View from the terrace', sr: 'Pogled sa terase' };
const ORGANIZATION_LOGO = 'logo of the organisation';

/** A medium without its number, by a key that no other has; a project's title image comes first. */
export function mediaDrafts(source: ImportSource): MediaDraft[] {
  return [
    ...heroDrafts(source),
    ...logoDrafts(source),
    ...viewDrafts(source),
    ...source.content.project.types.flatMap((type) => [
      ...planDrafts(source, type),
      ...pictureDrafts(source, type),
    ]),
    ...unitPlanDrafts(source),
    ...poiDrafts(source),
    ...galleryDrafts(source),
    ...menuDrafts(source),
    ...terraceDrafts(source),
  ];
}

export function mediaRows(
  { content, ids: { project } }: ImportSource,
  drafts: readonly MediaDraft[],
  ids: ReadonlyMap<string, number>,
): MediaRows {
  return {
    rows: drafts.map(([key, values], position) => ({
      ...values,
      id: idOf(ids, key),
      position,
      project_id: project,
    })),
    galleryItems: content.project.galleries.flatMap((gallery) =>
      gallery.pictures.map((picture, position) => ({
        gallery_id: idOf(ids, galleryName(gallery.id)),
        media_id: idOf(ids, pictureName(picture)),
        position,
      })),
    ),
    projectLogoId: content.project.logo === undefined ? null : idOf(ids, PROJECT_LOGO),
    organizationLogoId: content.project.organisation.logo === undefined ? null : idOf(ids, ORGANIZATION_LOGO),
  };
}

/** Key of the picture of a view, or of another one with an id. */
export function pictureName(id: string): string {
  return `picture ${id}`;
}

function galleryName(id: string): string {
  return `gallery ${id}`;
}

function heroDrafts(source: ImportSource): MediaDraft[] {
  const heroes = source.content.project.extraImages.filter((image) => image.kind === 'hero');
  return heroes.map((hero) => [
    pictureName(hero.id),
    { ...pictureValues(source, hero), media_type_id: MEDIA_TYPE_IDS.project_title_image },
  ]);
}

function logoDrafts(source: ImportSource): MediaDraft[] {
  const { logo, title, organisation } = source.content.project;
  const draft = (
    name: string,
    file: string | undefined,
    title: Texts,
    owner: Partial<Values>,
  ): MediaDraft[] =>
    file === undefined
      ? []
      : [
          [
            name,
            { ...fileValues(source, file, title), media_type_id: MEDIA_TYPE_IDS.project_title, ...owner },
          ],
        ];
  return [
    ...draft(PROJECT_LOGO, logo, title, {}),
    ...draft(ORGANIZATION_LOGO, organisation.logo, organisation.name, {
      organization_id: source.ids.organization,
    }),
  ];
}

function viewDrafts(source: ImportSource): MediaDraft[] {
  const { ids } = source;
  const { project } = source.content;
  const draft = (view: ViewEntry, owner: Partial<Values>): MediaDraft => [
    pictureName(view.id),
    { ...pictureValues(source, view, shapesOf(source, view)), ...owner },
  ];
  return [
    ...project.views.map((view) => draft(view, { masterplan_id: ids.rootMasterplan })),
    ...project.communities.flatMap(({ id, views }) =>
      views.map((view) => draft(view, { masterplan_id: idOf(ids.masterplans, id) })),
    ),
    ...project.buildings.flatMap(({ name, views }) =>
      views.map((view) => draft(view, { building_id: idOf(ids.buildings, name) })),
    ),
  ];
}

function shapesOf({ content, ids }: ImportSource, view: ViewEntry): StoredPolygon[] {
  const kinds = {
    community: { kind: 'masterplan', ids: ids.masterplans },
    building: { kind: 'building', ids: ids.buildings },
    unit: { kind: 'apartment', ids: ids.units },
    poi: { kind: 'poi', ids: ids.pois },
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
function planDrafts(source: ImportSource, { key, title, plan }: TypeEntry): MediaDraft[] {
  if (!plan) return [];
  const rooms = roomsOf(source, key);
  return (['en', 'sr'] as const).map((language) => [
    `plan ${key} ${language}`,
    {
      ...fileValues(source, plan[language], title, { polygons: [], rooms }),
      media_type_id: MEDIA_TYPE_IDS.floor_plan,
      apartment_type_id: idOf(source.ids.types, key),
      language,
    },
  ]);
}

/** Plans of single homes, which come before those of their types. */
function unitPlanDrafts(source: ImportSource): MediaDraft[] {
  return [...source.content.unitPlans].flatMap(([key, plan]) =>
    (['en', 'sr'] as const).map(
      (language): MediaDraft => [
        `plan of home ${key} ${language}`,
        {
          ...fileValues(source, plan[language], { en: key, sr: key }),
          media_type_id: MEDIA_TYPE_IDS.floor_plan,
          apartment_id: idOf(source.ids.units, key),
          language,
        },
      ],
    ),
  );
}

function roomsOf({ content }: ImportSource, key: TypeKey): NonNullable<StoredMediaData['rooms']> {
  return (content.rooms.get(key) ?? []).map(({ name, nameSr, area, kind }) => ({
    name: { en: name, sr: nameSr },
    areaM2: area,
    ...(kind !== undefined && { isOutdoor: kind === 'balcony' || kind === 'terrace' }),
  }));
}

/** A type's other pictures: interiors, a dollhouse. */
function pictureDrafts(source: ImportSource, { key }: TypeEntry): MediaDraft[] {
  const pictures = source.content.project.extraImages.filter(
    (image) => image.kind !== 'hero' && image.type === key,
  );
  return pictures.map((picture) => [
    pictureName(picture.id),
    { ...pictureValues(source, picture), apartment_type_id: idOf(source.ids.types, key) },
  ]);
}

function poiDrafts(source: ImportSource): MediaDraft[] {
  return source.content.project.pois.flatMap(({ id, title, image }): MediaDraft[] =>
    image
      ? [
          [
            `point of interest ${id}`,
            { ...fileValues(source, image, title), poi_id: idOf(source.ids.pois, id) },
          ],
        ]
      : [],
  );
}

/** A gallery is a medium without a file. */
function galleryDrafts({ content }: ImportSource): MediaDraft[] {
  return content.project.galleries.map(({ id, title }) => [
    galleryName(id),
    { name: JSON.stringify(title), media_type_id: MEDIA_TYPE_IDS.gallery },
  ]);
}

/** The texts and pictures that menu items open. */
function menuDrafts(source: ImportSource): MediaDraft[] {
  return menuEntries(source.content).flatMap(({ key, entry: { title, text, image } }): MediaDraft[] => {
    const owner = { menu_item_id: idOf(source.ids.menuItems, key) };
    const description = {
      name: JSON.stringify(title),
      media_type_id: MEDIA_TYPE_IDS.description,
      textual_content: text ? JSON.stringify(text) : null,
      ...owner,
    };
    return [
      ...(text ? [[`text of menu item ${key}`, description] as const] : []),
      ...(image
        ? [[`picture of menu item ${key}`, { ...fileValues(source, image, title), ...owner }] as const]
        : []),
    ];
  });
}

/** What is seen from the terraces of homes; those that see nearly the same have a file together. */
function terraceDrafts(source: ImportSource): MediaDraft[] {
  const { units, model, sizes } = source.content;
  const numbers = new Map(units.map(({ building, number }) => [unitKey(building, number), number]));
  return [...terracePictures(model?.units ?? [], sizes.keys())].map(([key, file]) => {
    const alt = {
      en: `View from the terrace of apartment ${numbers.get(key)}, drawn in 3D`,
      sr: `Pogled sa terase stana ${numbers.get(key)}, nacrtan u 3D`,
    };
    return [
      `view from the terrace of home ${key}`,
      {
        ...fileValues(source, file, TERRACE_VIEW, { polygons: [], alt }),
        media_type_id: MEDIA_TYPE_IDS.terrace_view,
        apartment_id: idOf(source.ids.units, key),
      },
    ];
  });
}

/** Of a picture with an id, which may say what is to be seen and what stays in sight. */
function pictureValues(
  source: ImportSource,
  { image, title, alt, focus }: PictureEntry,
  polygons: readonly StoredPolygon[] = [],
): Values {
  return fileValues(source, image, title, { polygons, ...(alt && { alt }), ...(focus && { focus }) });
}

function fileValues(
  { content, files }: ImportSource,
  path: string,
  name: Texts,
  data: Omit<StoredMediaData, 'width' | 'height'> = { polygons: [] },
): Values {
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
