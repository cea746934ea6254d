import path from 'node:path';
import { type ModelFile, viewsOf } from '@suite/content';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { idOf } from './entity-ids.ts';
import { type ImportSource, pictureName } from './media-rows.ts';

/** A model as its row has it: what its files say, with the ids of what it shows. Its files are rows of their own. */
export interface StoredModel extends Pick<ModelFile, 'timeZone' | 'pictureSun'> {
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  readonly plants?: Omit<NonNullable<ModelFile['plants']>, 'file' | 'leaves'>;
  readonly buildings: readonly {
    readonly id: number;
    readonly key: string;
    readonly shade?: NonNullable<ModelFile['shade']>['buildings'][string];
  }[];
  readonly views: readonly (Omit<ModelFile['cameras'][number], 'view'> & {
    readonly kind: 'masterplan' | 'building';
    readonly ownerId: number;
    readonly mediaId: number;
    /** Pixels of the picture. */
    readonly width: number;
    readonly height: number;
  })[];
  readonly units: readonly (Omit<ModelFile['units'][number], 'unit'> & {
    readonly id: number;
    readonly key: string;
    readonly volume: number;
  })[];
}

/** `media` has the ids of the pictures by their keys. */
export function storedModel(
  source: ImportSource,
  model: ModelFile,
  media: ReadonlyMap<string, number>,
): StoredModel {
  const { ids, content } = source;
  const { longitude, latitude } = content.project.location;
  const { timeZone, pictureSun, plants, shade, units } = model;
  return {
    timeZone,
    ...(pictureSun && { pictureSun }),
    longitude,
    latitude,
    ...(plants && {
      plants: {
        columns: plants.columns,
        rows: plants.rows,
        elevations: plants.elevations,
        kinds: plants.kinds,
      },
    }),
    buildings: content.project.buildings.map(({ name }) => ({
      id: idOf(ids.buildings, name),
      key: name,
      ...(shade?.buildings[name] && { shade: shade.buildings[name] }),
    })),
    views: storedViews(source, model, media),
    units: units.map(({ unit, ...place }, volume) => ({
      id: idOf(ids.units, unit),
      key: unit,
      volume,
      ...place,
    })),
  };
}

function storedViews(
  { content, ids }: ImportSource,
  { cameras }: ModelFile,
  media: ReadonlyMap<string, number>,
): StoredModel['views'] {
  const { project, sizes } = content;
  const views = new Map(viewsOf(project).map((placed) => [placed.view.id, placed]));
  const ownerOf = (id: string) => {
    const community = project.communities.find((one) => one.views.some((view) => view.id === id));
    const building = views.get(id)?.building ?? null;
    if (building !== null) return { kind: 'building', ownerId: idOf(ids.buildings, building) } as const;
    const masterplan = community ? idOf(ids.masterplans, community.id) : ids.rootMasterplan;
    return { kind: 'masterplan', ownerId: masterplan } as const;
  };
  return cameras.map(({ view, ...camera }) => {
    const size = sizes.get(views.get(view)?.view.image ?? '');
    if (!size) throw new TypeError(`The content has no picture of the view ${view}`);
    return { ...ownerOf(view), mediaId: idOf(media, pictureName(view)), ...camera, ...size };
  });
}

/** Rows of the files of a model. What they are called in addresses says what they are for. */
export function modelFileRows(
  { ids, files }: ImportSource,
  model: ModelFile,
): Insertable<Schema['project_model_files']>[] {
  const { scene, ground, groundHigh, sea, groundSky, plants, shade, buildings } = model;
  const row = (use: string, file: string | undefined, building: number | null = null) => {
    if (file === undefined) return [];
    const stored = files.get(file);
    if (!stored) throw new TypeError(`The content has no file ${file}`);
    return [
      {
        project_id: ids.project,
        name: use + path.extname(file).toLowerCase(),
        building_id: building,
        content_type: stored.contentType,
        hash: stored.hash,
      },
    ];
  };
  return [
    ...row('scene', scene),
    ...row('ground', ground),
    ...row('ground-high', groundHigh),
    ...row('sea', sea),
    ...row('ground-sky', groundSky),
    ...row('plants', plants?.file),
    ...row('leaves', plants?.leaves),
    ...row('shade', shade?.file),
    ...Object.entries(buildings).flatMap(([name, file]) => {
      const id = idOf(ids.buildings, name);
      return row(`building-${id}`, file, id);
    }),
  ];
}
