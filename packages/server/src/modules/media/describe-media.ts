import { type Media, type MediaData, operationPath } from '@suite/api';
import type { StoredMediaData } from '../../database/schema.ts';
import type { ContentLanguage } from '../../database/texts.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import { richTextIn } from '../rich-text-in.ts';
import { ownerOf } from './media-owners.ts';
import { levelCount, TILE_OVERLAP, TILE_SIZE } from './picture-tiles.ts';
import { galleriesOf, type MediaRow, visibleShapeIds } from './repository.ts';
import { tiledSize } from './stored-kinds.ts';

/** Characters of the content hash in an address: enough to tell two versions of a file apart. */
const ADDRESS_HASH_LENGTH = 8;

type AddressedRow = Pick<MediaRow, 'id' | 'project_id' | 'hash' | 'draft' | 'user_id'>;

/** Path of the file of a medium; null without one. */
export function mediaUrl(row: AddressedRow): string | null {
  if (!row.hash) return null;
  // What is no part of the project yet is found by its id alone.
  const path =
    row.draft || row.user_id !== null
      ? operationPath('getMediaFile', { id: row.id })
      : operationPath('getProjectMediaFile', { projectId: row.project_id, mediaId: row.id });
  return path + versionOf(row.hash);
}

/** What makes an address one of these bytes. */
export function versionOf(hash: string): string {
  return `?v=${hash.slice(0, ADDRESS_HASH_LENGTH)}`;
}

/** Attributes of rows, in their order. */
export async function describeMedia(context: QueryContext, rows: readonly MediaRow[]): Promise<Media[]> {
  const isVisible = await visibilityOfShapes(context, rows);
  const galleries = context.visibility === 'any' ? await galleriesOf(context.db, rows) : null;
  const { language } = context;
  return rows.map((row) => ({
    id: row.id,
    name: textIn(language, row.name),
    mediaTypeId: row.media_type_id,
    ...contentOf(language, row.textual_content),
    url: mediaUrl(row),
    contentType: row.content_type,
    size: row.size_bytes,
    mediaData: row.media_data && mediaDataOf(context, row.media_data, isVisible),
    ...tilesOf(row),
    media: row.placeholder,
    ...(galleries && { draft: row.draft, owner: ownerOf(row, galleries.get(row.id)) }),
  }));
}

function contentOf(
  language: ContentLanguage,
  texts: MediaRow['textual_content'],
): Pick<Media, 'textualContent' | 'richContent'> {
  const { plain, rich } = richTextIn(language, texts);
  return { textualContent: plain, ...(rich && { richContent: rich }) };
}

function tilesOf(row: MediaRow): Pick<Media, 'tiles'> {
  const size = tiledSize(row);
  if (!size || !row.hash) return {};
  const path = operationPath('getProjectMediaTile', {
    projectId: row.project_id,
    mediaId: row.id,
    level: 'LEVEL',
    tile: 'TILE',
  });
  const url = path.replace('LEVEL', '{level}').replace('TILE', '{column}_{row}') + versionOf(row.hash);
  const { width, height } = size;
  return {
    tiles: { url, width, height, tileSize: TILE_SIZE, overlap: TILE_OVERLAP, levels: levelCount(size) },
  };
}

type IsVisible = (kind: string, id: number) => boolean;

function mediaDataOf({ language }: QueryContext, data: StoredMediaData, isVisible: IsVisible): MediaData {
  const alt = data.alt?.[language];
  return {
    width: data.width,
    height: data.height,
    polygons: (data.polygons ?? []).map((polygon) => ({
      id: polygon.id,
      kind: polygon.kind,
      entityId:
        polygon.entityId !== null && isVisible(polygon.kind, polygon.entityId) ? polygon.entityId : null,
      label: [...polygon.label],
      ring: polygon.ring.map(([x, y]): [number, number] => [x, y]),
    })),
    ...(data.rooms && {
      rooms: data.rooms.map(({ name, areaM2, isOutdoor }) => ({
        name: textIn(language, name),
        areaM2,
        ...(isOutdoor !== undefined && { isOutdoor }),
      })),
    }),
    ...(alt !== undefined && { alt }),
    ...(data.focus && { focus: { ...data.focus } }),
  };
}

const SHAPE_KINDS = ['masterplan', 'building', 'apartment', 'poi'] as const;

/** Which entities of all shapes may be seen: at most one query per kind. */
async function visibilityOfShapes(context: QueryContext, rows: readonly MediaRow[]): Promise<IsVisible> {
  const polygons = rows.flatMap((row) => row.media_data?.polygons ?? []);
  const visible = new Set<string>();
  for (const kind of SHAPE_KINDS) {
    const ids = polygons.flatMap((one) => (one.kind === kind && one.entityId !== null ? [one.entityId] : []));
    if (ids.length === 0) continue;
    for (const id of await visibleShapeIds(context, kind, ids)) visible.add(`${kind}:${id}`);
  }
  return (kind, id) => visible.has(`${kind}:${id}`);
}
