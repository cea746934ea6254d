import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMediaRow, type MediaRow } from '../catalogue/media.ts';
import type { Database } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import type { MediaStore, PictureVariant } from './media-store.ts';
import type { VariantMaker } from './picture-variants.ts';
import { type FileAnswer, sendFile } from './send-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
/** Shorter versions than this could belong to another file. */
const MIN_VERSION_LENGTH = 8;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};
const RESIZABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);

export interface MediaFiles {
  readonly store: MediaStore;
  readonly variants: VariantMaker;
}

interface FileRequest {
  readonly params: { readonly projectId: number; readonly mediaId: number };
  readonly query: { readonly resize?: string | undefined; readonly v?: string | undefined };
}

/** Answers with the file of a medium, or with a resized copy of it. */
export async function sendMediaFile(
  { store, variants }: MediaFiles,
  db: Database,
  { params, query }: FileRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await findMediaRow(db, params.projectId, params.mediaId);
  const { hash, content_type: contentType } = row;
  if (!hash || !contentType) throw notFound(`Medium ${row.id} has no file.`);
  const headers: Record<string, string> = {
    'cache-control': isCurrent(query.v, hash) ? IMMUTABLE : SHORT,
  };
  if (!query.resize || !RESIZABLE.has(contentType)) {
    if (contentType === 'image/svg+xml') headers['content-security-policy'] = SVG_POLICY;
    const file = { path: store.fileOf(hash), contentType, tag: hash.slice(0, 32) };
    return sendFile(request, reply, withName(row, { ...file, headers }));
  }
  const variant = variantFor(query.resize, request.headers.accept);
  const file = {
    path: await variants(hash, variant),
    contentType: `image/${variant.format}`,
    tag: `${hash.slice(0, 32)}-${variant.width}-${variant.format}`,
    headers: { ...headers, vary: 'Accept' },
  };
  return sendFile(request, reply, withName(row, file));
}

function isCurrent(version: string | undefined, hash: string): boolean {
  return version !== undefined && version.length >= MIN_VERSION_LENGTH && hash.startsWith(version);
}

function variantFor(width: string, accept: string | undefined): PictureVariant {
  return { width: Number(width), format: accept?.includes('image/webp') ? 'webp' : 'jpeg' };
}

function withName(row: MediaRow, file: FileAnswer): FileAnswer {
  const name = `${safeName(row.name.en) || 'file'}.${EXTENSIONS[file.contentType] ?? 'bin'}`;
  return { ...file, headers: { ...file.headers, 'content-disposition': `inline; filename="${name}"` } };
}

/** Letters, digits and dashes only: nothing that a header or a file system could read as its own. */
function safeName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}
