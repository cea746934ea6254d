import { notFound } from '../../errors.ts';
import type { MediaFiles } from './media-files.ts';
import { diskFile, type FileSource } from './media-store.ts';
import { hasTile, type Tile } from './picture-tiles.ts';
import type { PictureVariant } from './picture-variants.ts';
import type { MediaRow, ReadableMedium } from './repository.ts';
import { isRaster, tiledSize } from './stored-kinds.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const SHORT = 'public, max-age=300';

const OWN = 'private, no-cache';

const PREVIEWED = 'private, no-store';

/** Whatever is in a file, it runs nothing and opens nothing. */
const POLICY = "sandbox; default-src 'none'";

const SVG_POLICY = `${POLICY}; style-src 'unsafe-inline'`;

/** Shorter versions than this could belong to another file. */
const MIN_VERSION_LENGTH = 8;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

interface FileQuery {
  readonly resize?: string | undefined;
  /** Beginning of the content hash. */
  readonly v?: string | undefined;
}

/** The file of a medium, or a resized copy of it in a format that the `Accept` header names. */
export async function mediaFile(
  files: MediaFiles,
  medium: ReadableMedium,
  query: FileQuery,
  accept: string | undefined,
): Promise<FileResponse> {
  const { row } = medium;
  const { hash, contentType } = fileOf(row);
  const headers = headersOf({ ...medium, hash }, contentType, query.v);
  if (!query.resize || !isRaster(contentType)) {
    const file = { source: files.store.file(hash), contentType, tag: hash.slice(0, 32) };
    return withName(row, { ...file, headers });
  }
  const variant = variantFor(query.resize, accept);
  const file = {
    source: diskFile(await files.variants(hash, variant)),
    contentType: `image/${variant.format}`,
    tag: `${hash.slice(0, 32)}-${variant.width}-${variant.format}`,
    headers,
    vary: 'Accept' as const,
  };
  return withName(row, file);
}

/** A Deep Zoom tile of a large picture; 404 beside the picture, and for pictures that are not large. */
export async function mediaTile(
  files: MediaFiles,
  medium: ReadableMedium,
  { tile, v }: { readonly tile: Tile; readonly v?: string | undefined },
): Promise<FileResponse> {
  const { row } = medium;
  const { hash } = fileOf(row);
  const size = tiledSize(row);
  if (!size || !hasTile(size, tile)) throw notFound(`Medium ${row.id} has no such tile.`);
  return {
    source: diskFile(await files.tiles(hash, tile)),
    contentType: 'image/webp',
    tag: `${hash.slice(0, 32)}-${tile.level}-${tile.column}-${tile.row}`,
    headers: headersOf({ ...medium, hash }, 'image/webp', v),
  };
}

function fileOf(row: MediaRow): { hash: string; contentType: string } {
  const { hash, content_type: contentType } = row;
  if (!hash || !contentType) throw notFound(`Medium ${row.id} has no file.`);
  return { hash, contentType };
}

/** For how long a file is kept, and by whom, and that nothing in it runs. `version` is the beginning of its hash in its address. */
export function headersOf(
  { hash, isPublic, isPreviewed }: Omit<ReadableMedium, 'row'> & { readonly hash: string },
  contentType: string,
  version: string | undefined,
): Record<string, string> {
  const shared = isCurrent(version, hash) ? IMMUTABLE : SHORT;
  return {
    'cache-control': isPreviewed ? PREVIEWED : isPublic ? shared : OWN,
    'content-security-policy': contentType === 'image/svg+xml' ? SVG_POLICY : POLICY,
  };
}

function isCurrent(version: string | undefined, hash: string): boolean {
  return version !== undefined && version.length >= MIN_VERSION_LENGTH && hash.startsWith(version);
}

/** A copy of that width in the best format that the header names. */
export function variantFor(width: string, accept = ''): PictureVariant {
  const format = takes(accept, 'image/avif') ? 'avif' : takes(accept, 'image/webp') ? 'webp' : 'jpeg';
  return { width: Number(width), format };
}

const REFUSED = /^q=0(\.0{0,3})?$/;

/** Whether an `Accept` header names the type, and not as one that is refused (RFC 9110 §12.4.2). */
function takes(accept: string, type: string): boolean {
  return accept.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => REFUSED.test(parameter));
  });
}

function withName(row: MediaRow, file: FileResponse): FileResponse {
  const name = `${safeName(row.name.en) || 'file'}.${EXTENSIONS[file.contentType] ?? 'bin'}`;
  const use = file.contentType.startsWith('image/') ? 'inline' : 'attachment';
  return { ...file, headers: { ...file.headers, 'content-disposition': `${use}; filename="${name}"` } };
}

/** Letters, digits and dashes only: nothing that a header or a file system could read as its own. */
export function safeName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}

export interface FileResponse {
  readonly source: FileSource;
  readonly contentType: string;
  /** Identifies the bytes; becomes a weak ETag, since the same bytes may travel compressed. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the bytes of `source`; none where it is absent. */
  readonly encoding?: 'br' | undefined;
  /** Header of the request that decided which file it is. */
  readonly vary?: 'Accept' | 'Accept-Encoding' | undefined;
}
