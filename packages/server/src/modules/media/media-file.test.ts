import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@suite/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_SVG, fixturePicture, IDS } from '../../testing/fixture.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMediaStore } from './media-store.ts';
import { createTileMaker } from './picture-tiles.ts';
import { createVariantMaker } from './picture-variants.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('files of media', () => {
  let app: TestApp;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
    picture = await fixturePicture();
  });
  afterAll(() => app.close());

  const get = (mediaId: number, query = '', headers: Record<string, string> = {}) =>
    app.call('getProjectMediaFile', { params: { projectId: 1, mediaId }, query, headers });
  const variants = async () =>
    (await readdir(path.join(app.mediaDir, 'variants')).catch(() => [])).toSorted();

  it('[R7.053] gives the list, the item and the bytes of the file', async () => {
    const list = (await app.call('listProjectMedia', { params: { projectId: 1 } })).json();
    const item = (await app.call('getProjectMedia', { params: { projectId: 1, mediaId: IDS.hero } })).json()
      .data;
    expect(list.data[0]).toEqual(item);
    expect(item.attributes).toMatchObject({ contentType: 'image/jpeg', size: picture.length });
    const file = await app.http.inject(item.attributes.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(picture)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
  });

  it('[R7.053] gives parts of a file', async () => {
    const middle = await get(IDS.hero, '', { range: 'bytes=100-199' });
    expect(middle.statusCode).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 100-199/${picture.length}`);
    expect(middle.rawPayload.equals(picture.subarray(100, 200))).toBe(true);
    const end = await get(IDS.hero, '', { range: 'bytes=-10' });
    expect(end.rawPayload.equals(picture.subarray(-10))).toBe(true);
    const beyond = await get(IDS.hero, '', { range: `bytes=${picture.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${picture.length}`]);
    expect(beyond.json().code).toBe('range-not-satisfiable');
  });

  it('gives a part of a drawing uncompressed, and the whole compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const part = await get(IDS.logo, '', { ...headers, range: 'bytes=0-4' });
    expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, '<svg ', undefined]);
    const whole = await get(IDS.logo, '', headers);
    expect(whole.headers['content-encoding']).toBe('br');
    expect(whole.rawPayload.length).toBeLessThan(FIXTURE_SVG.length / 4);
  });

  it('sends the whole file when a part is asked for by a weak tag', async () => {
    const { etag } = (await get(IDS.hero)).headers;
    const response = await get(IDS.hero, '', { range: 'bytes=0-9', 'if-range': String(etag) });
    expect(response.statusCode).toBe(200);
  });

  it.each(['', 'resize=160'])('says when the file is known (%s)', async (query) => {
    const { etag } = (await get(IDS.hero, query)).headers;
    expect(etag).toMatch(/^W\/"/);
    for (const known of [String(etag), String(etag).slice(2), '*', `"other", ${String(etag)}`]) {
      const response = await get(IDS.hero, query, { 'if-none-match': known });
      expect([known, response.statusCode, response.body]).toEqual([known, 304, '']);
      expect(response.headers.etag).toBe(etag);
    }
    expect((await get(IDS.hero, query, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('may be kept for ever under its own hash, and only for a while otherwise', async () => {
    const hash = createHash('sha256').update(picture).digest('hex');
    const cacheOf = async (query: string) => (await get(IDS.hero, query)).headers['cache-control'];
    expect(await cacheOf(`v=${hash.slice(0, 8)}`)).toBe(IMMUTABLE);
    expect(await cacheOf(`resize=32&v=${hash}`)).toBe(IMMUTABLE);
    for (const version of ['', 'v=', `v=${hash.slice(0, 7)}`, 'v=00000000']) {
      expect(await cacheOf(version)).toBe('public, max-age=300');
    }
  });

  it.each(PICTURE_WIDTHS)(
    'is resized to %i pixels, never enlarged, in a format that the browser reads',
    async (width) => {
      const tags = new Set<unknown>();
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'image/avif'],
        ['image/webp,*/*', 'image/webp'],
        ['image/png,*/*', 'image/jpeg'],
      ] as const) {
        const response = await get(IDS.hero, `resize=${width}`, { accept });
        expect(response.headers['content-type']).toBe(type);
        const { width: is } = await sharp(response.rawPayload).metadata();
        expect(is).toBe(Math.min(width, 900));
        expect(response.headers.vary).toContain('Accept');
        tags.add(response.headers.etag);
      }
      expect(tags.size).toBe(3);
    },
  );

  it.each([
    ['image/avif;q=0, IMAGE/WEBP ; q=0.5', 'image/webp'],
    ['image/avif; q=0.000,image/webp;q=0.', 'image/jpeg'],
    ['image/webp;q=0.1,image/avif;q=0.01', 'image/avif'],
    ['text/html;x=image/avif', 'image/jpeg'],
  ])('gives to who accepts %s a picture as %s', async (accept, type) => {
    const response = await get(IDS.hero, 'resize=160', { accept });
    expect(response.headers['content-type']).toBe(type);
  });

  it.each(['resize=33', 'resize=0', 'resize=abc', 'resize=-160', 'resize=99999'])(
    'refuses %s',
    async (query) => {
      expect((await get(IDS.hero, query)).statusCode).toBe(400);
    },
  );

  it('leaves a drawing as it is whatever the size', async () => {
    const response = await get(IDS.logo, 'resize=160');
    expect(response.body).toBe(FIXTURE_SVG);
  });

  it('lets no script of a drawing run', async () => {
    const response = await get(IDS.logo);
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it('names the file safely', async () => {
    const { 'content-disposition': name } = (await get(IDS.hero)).headers;
    expect(name).toBe('inline; filename="cao-hero-x-y.jpg"');
    const resized = await get(IDS.hero, 'resize=160', { accept: 'image/webp' });
    expect(resized.headers['content-disposition']).toBe('inline; filename="cao-hero-x-y.webp"');
  });

  it('answers HEAD with the headers alone', async () => {
    const url = `/api/v1/frontend/projects/1/media-content/${IDS.hero}/file`;
    const response = await app.http.inject({ method: 'HEAD', url });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe(String(picture.length));
  });

  it('is not found where there is no file', async () => {
    expect(
      (await app.call('getProjectMediaFile', { params: { projectId: 1, mediaId: IDS.withoutFile } }))
        .statusCode,
    ).toBe(404);
  });

  it('makes a variant once, also when many ask at once, and keeps it', async () => {
    await rm(path.join(app.mediaDir, 'variants'), { recursive: true, force: true });
    const make = createVariantMaker(app.store, app.mediaDir);
    const hash = createHash('sha256').update(picture).digest('hex');
    const files = await Promise.all(
      Array.from({ length: 20 }, () => make(hash, { width: 400, format: 'webp' })),
    );
    expect(new Set(files).size).toBe(1);
    expect(await variants()).toEqual([`${hash}-400.webp`]);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get(IDS.hero, 'resize=800', { accept: 'image/webp' })),
    );
    expect(new Set(responses.map((one) => one.rawPayload.toString('base64'))).size).toBe(1);
    expect(await variants()).toEqual([`${hash}-400.webp`, `${hash}-800.webp`]);
  });

  it('finds no variant of what is no picture, and tries again the next time', async () => {
    const hash = await app.store.put(Buffer.from('no picture'));
    const make = createVariantMaker(app.store, app.mediaDir);
    const variant = { width: 160, format: 'jpeg' } as const;
    await expect(make(hash, variant)).rejects.toMatchObject({ statusCode: 404 });
    await expect(make(hash, variant)).rejects.toMatchObject({ statusCode: 404 });
    expect(await variants()).not.toContain(`${hash}-160.jpeg`);
  });

  it('is not found, in JSON, when its bytes are gone', async () => {
    const hash = await app.store.put(Buffer.from('short-lived'));
    await app.db
      .updateTable('media')
      .set({ hash, content_type: 'application/pdf' })
      .where('id', '=', IDS.text)
      .execute();
    await app.store.remove(hash);
    const response = await get(IDS.text);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
  });
});

describe('the media store', () => {
  it.each([
    '../../etc/passwd',
    '',
    'a'.repeat(63),
    `${'a'.repeat(64)}/..`,
    'A'.repeat(64),
    `..${'a'.repeat(62)}`,
  ])('makes no path of %s', async (name) => {
    const store = createMediaStore('/somewhere');
    expect(() => store.file(name)).toThrow(TypeError);
    expect(() => store.remove(name)).toThrow(TypeError);
    const make = createVariantMaker(store, '/somewhere');
    expect(() => make(name, { width: 32, format: 'webp' })).toThrow(TypeError);
    await expect(createTileMaker(store, '/somewhere')(name, { level: 0, column: 0, row: 0 })).rejects.toThrow(
      TypeError,
    );
  });
});
