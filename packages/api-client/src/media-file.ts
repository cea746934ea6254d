import { getFrontendPoiMediaFile, getProjectMediaFile } from '@suite/api/endpoints';
import { callFile } from '@suite/api-client';
import type { MediaContext, PictureWidth } from '@suite/contracts';

/** A file of a medium: PDFs and files of no known type as they are, all others as a data URL. */
export type MediaFile =
  | { readonly kind: 'binary'; readonly blob: Blob }
  | { readonly kind: 'data-url'; readonly url: string };

export interface MediaFileSource {
  readonly context: MediaContext;
  /** Id of the project, the point of interest or the menu item. */
  readonly ownerId: number;
  readonly mediaId: number;
  readonly resize?: PictureWidth;
}

const BINARY = ['application/pdf', 'application/octet-stream', ''];

/** Null for menu items, whose media are not loaded (specification §7). @throws {ApiError} when there is no file. */
export async function loadMediaFile(source: MediaFileSource): Promise<MediaFile | null> {
  const blob = await blobOf(source);
  return blob && (await toMediaFile(blob));
}

async function blobOf({ context, ownerId, mediaId, resize }: MediaFileSource): Promise<Blob | null> {
  const query = { resize: resize && String(resize) };
  switch (context) {
    case 'project':
      return callFile(getProjectMediaFile, { projectId: ownerId, mediaId, ...query });
    case 'poi':
      return callFile(getFrontendPoiMediaFile, { id: ownerId, mediaId, ...query });
    case 'menu_item':
      return null;
  }
}

async function toMediaFile(blob: Blob): Promise<MediaFile> {
  const type = (blob.type.split(';')[0] ?? '').trim().toLowerCase();
  if (BINARY.includes(type)) return { kind: 'binary', blob };
  return { kind: 'data-url', url: `data:${type};base64,${base64(new Uint8Array(await blob.arrayBuffer()))}` };
}

/** So many bytes become arguments of one call; more would be too many for the stack. */
const CHUNK_BYTES = 8_192;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}
