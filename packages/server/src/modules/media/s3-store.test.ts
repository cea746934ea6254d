import { text } from 'node:stream/consumers';
import { openS3Server, type S3Server } from '@suite/testing/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturePicture, IDS } from '../../testing/fixture.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashOf, type MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

describe('media in S3-compatible storage', () => {
  let s3: S3Server;
  let store: MediaStore;
  beforeAll(async () => {
    s3 = await openS3Server();
    store = openMediaStore({ mediaDir: '/nowhere', mediaUrl: s3.url });
  });
  afterAll(() => s3[Symbol.asyncDispose]());

  it('are kept once under their hash, read whole and in part, and removed', async () => {
    const bytes = Buffer.from('0123456789');
    const hash = await store.put(bytes);
    expect(hash).toBe(hashOf(bytes));
    expect(await store.put(bytes)).toBe(hash);
    const file = store.file(hash);
    expect(await file.sizeBytes()).toBe(10);
    const read = async (part?: { start: number; end: number }) => {
      const stream = await file.read(part);
      return stream && text(stream);
    };
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 3, end: 5 })).toBe('345');
    await store.remove(hash);
    expect([await file.sizeBytes(), await read(), await read({ start: 0, end: 1 })]).toEqual([
      null,
      null,
      null,
    ]);
    await store.remove(hash);
  });

  it('cannot be reached with a wrong key, and no error tells the key', async () => {
    const other = openMediaStore({
      mediaDir: '/nowhere',
      mediaUrl: s3.url.replace(':S3RVER@', ':not-the-secret@'),
    });
    const error = await other.put(Buffer.from('x')).catch((thrown: unknown) => thrown);
    expect(error).toEqual(new Error('The media store answered 403 to HEAD'));
  });

  it('never lead to another host', async () => {
    await expect(store.file('../other').sizeBytes()).rejects.toThrow(TypeError);
  });

  describe('behind the API', () => {
    let app: TestApp;
    let picture: Buffer;
    beforeAll(async () => {
      app = await openTestApp('PGlite', { mediaUrl: s3.url });
      picture = await fixturePicture();
    });
    afterAll(() => app.close());
    const get = (query = '', headers: Record<string, string> = {}) =>
      app.call('getProjectMediaFile', { params: { projectId: 1, mediaId: IDS.hero }, query, headers });

    it('are sent whole, in part, and not at all when known', async () => {
      const whole = await get(`v=${hashOf(picture)}`);
      expect(whole.rawPayload.equals(picture)).toBe(true);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(picture.length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const part = await get('', { range: 'bytes=100-199' });
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes 100-199/${picture.length}`,
      ]);
      expect(part.rawPayload.equals(picture.subarray(100, 200))).toBe(true);
      expect((await get('', { range: `bytes=${picture.length}-` })).statusCode).toBe(416);
      expect((await get('', { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    });

    it('are resized', async () => {
      const small = await get('resize=160', { accept: 'image/webp' });
      expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
    });

    it('are not found when their bytes are gone', async () => {
      await store.remove(hashOf(picture));
      for (const query of ['', 'resize=400']) {
        const response = await get(query);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
      }
    });
  });
});
