import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { FACADE_PATH, facadeSvg, TILE_SIZE, TILES_PATH } from './facade.ts';

const TILE = /^(\d{1,2})\/(\d{1,3}_\d{1,3})$/;
const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/demo-pictures');

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Draws the picture and cuts it with the same library as the server does; kept for the next time. */
async function makePictures(): Promise<string> {
  const svg = facadeSvg();
  const folder = path.join(CACHE, createHash('sha256').update(svg).digest('hex').slice(0, 16));
  if (await isThere(folder)) return folder;
  const { default: sharp } = await import('sharp');
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const picture = await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toBuffer();
  await sharp(picture).jpeg({ quality: 85 }).toFile(path.join(draft, 'facade.jpg'));
  await sharp(picture)
    .webp({ quality: 80, effort: 0 })
    .tile({ size: TILE_SIZE, overlap: 0, layout: 'dz', depth: 'onepixel' })
    .toFile(path.join(draft, 'picture.dz'));
  // Somebody else may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

async function pictureOf(folder: string, width: string | null): Promise<Buffer> {
  const file = path.join(folder, 'facade.jpg');
  if (width === null) return readFile(file);
  const { default: sharp } = await import('sharp');
  return sharp(file).resize(Number(width)).jpeg({ quality: 85 }).toBuffer();
}

async function responseOf(
  url: URL,
  folder: () => Promise<string>,
): Promise<readonly [string, Buffer] | null> {
  if (url.pathname === FACADE_PATH) {
    return ['image/jpeg', await pictureOf(await folder(), url.searchParams.get('width'))];
  }
  const tile = TILE.exec(url.pathname.slice(TILES_PATH.length));
  if (!url.pathname.startsWith(TILES_PATH) || tile === null) return null;
  const file = path.join(await folder(), 'picture_files', tile[1] ?? '', `${tile[2]}.webp`);
  return ['image/webp', await readFile(file)];
}

/** Serves the picture of `facade.ts` and its Deep Zoom tiles: to examples, bench and browser tests. */
export function demoPictures(): Plugin {
  let made: Promise<string> | null = null;
  const folder = () => {
    made ??= makePictures();
    return made;
  };
  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!url.pathname.startsWith('/demo/')) return next();
    try {
      const result = await responseOf(url, folder);
      if (result === null) return next();
      response.setHeader('content-type', result[0]);
      response.setHeader('cache-control', 'max-age=3600');
      response.end(result[1]);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }
  const listen = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => void serve(request, response, next));
  };
  return {
    name: 'demo-pictures',
    configureServer: ({ middlewares }) => listen(middlewares),
    configurePreviewServer: ({ middlewares }) => listen(middlewares),
  };
}
