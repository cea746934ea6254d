import type { Media } from '@suite/api';
import { one } from '../envelope.ts';
import { groupBy, type QueryContext, type Resource } from '../query-context.ts';
import { describeMedia, mediaUrl } from './describe-media.ts';
import {
  addressedRows,
  allMediaRows,
  asStaff,
  findReadableMedium,
  galleryItemRows,
  galleryRowsOf,
  type MediaChoice,
  type MediaRow,
  mediaRowsOfOwners,
  mediaRowsOfProjects,
  type OwnerColumn,
} from './repository.ts';

/** Galleries that hold a medium. */
export async function findParentGalleries(
  context: QueryContext,
  mediaId: number,
): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(context, mediaId);
  const galleries = await galleryRowsOf(context, row);
  return (await describeMedia(asStaff(context, row), galleries)).map(mediaResource);
}

/** What lies in a gallery, in its order; nothing in a medium that is none. */
export async function findGalleryContent(
  context: QueryContext,
  galleryId: number,
): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(context, galleryId);
  const items = await galleryItemRows(context, row);
  return (await describeMedia(asStaff(context, row), items)).map(mediaResource);
}

/** Media of masterplans, buildings, types or units, by the id of their owner, in the reader's language. */
export async function mediaByOwner(
  context: QueryContext,
  column: OwnerColumn,
  ids: readonly number[],
  options: MediaChoice = {},
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await mediaRowsOfOwners(context, column, ids, options);
  return describeByOwner(context, rows, (row) => row[column]);
}

/** A project's own media, by its id. */
export async function mediaByProject(
  context: QueryContext,
  ids: readonly number[],
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await mediaRowsOfProjects(context, ids);
  return describeByOwner(context, rows, (row) => row.project_id);
}

async function describeByOwner(
  context: QueryContext,
  rows: readonly MediaRow[],
  ownerOf: (row: MediaRow) => number | null,
): Promise<Map<number, Media[]>> {
  const media = new Map((await describeMedia(context, rows)).map((one) => [one.id, one]));
  return new Map(
    [...groupBy(rows, ownerOf)].map(([owner, own]) => [owner, own.flatMap((row) => media.get(row.id) ?? [])]),
  );
}

/** Everything of a project, in every language, drafts too; not what people sent in. */
export async function listAllMedia(context: QueryContext, projectId: number): Promise<Media[]> {
  return describeMedia(context, await allMediaRows(context.db, projectId));
}

/** A medium that the viewer may see; staff also read what it shows of unpublished things. */
export async function findMedia(
  context: QueryContext,
  mediaId: number,
  within: { readonly project_id?: number } = {},
): Promise<Resource<Media>> {
  const { row } = await findReadableMedium(context, mediaId, within);
  return mediaResource(await describeMedium(context, row));
}

/** The attributes of a row that the viewer may see. */
export async function describeMedium(context: QueryContext, row: MediaRow): Promise<Media> {
  const [attributes] = await describeMedia(asStaff(context, row), [row]);
  if (!attributes) throw new TypeError(`Medium ${row.id} was not described`);
  return attributes;
}

export function mediaResource(attributes: Media): Resource<Media> {
  return { id: attributes.id, type: 'media', attributes };
}

/** Paths of the files of media by id; media that do not exist or have no file are absent. */
export async function mediaUrls(
  context: QueryContext,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await addressedRows(context, known);
  return new Map(
    rows.flatMap((row) => {
      const url = mediaUrl(row);
      return url ? [[row.id, url] as const] : [];
    }),
  );
}

export async function mediumResponse(context: QueryContext, row: MediaRow) {
  return one(mediaResource(await describeMedium(context, row)));
}
