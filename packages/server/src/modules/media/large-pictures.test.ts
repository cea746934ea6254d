import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';

describe('a picture of more than 4,000 pixels', () => {
  let app: TestApp;
  let mediaId: number;
  let attributes: { url: string; tiles: { url: string; levels: number } };
  beforeAll(async () => {
    app = await openTestApp('PGlite');
    const headers = app.headersOf.project_admin;
    const bytes = await plainPicture(4100, 600).jpeg().toBuffer();
    const draft = await app.call('uploadMedia', { body: uploadForm(bytes, { projectId: '1' }), headers });
    mediaId = draft.json().data.id;
    const body = { mediaId, name: { en: 'Coast' }, mediaTypeId: 2 };
    await app.call('createProjectMedia', { params: { projectId: 1 }, body, headers });
    attributes = (await app.call('getMedia', { params: { id: mediaId } })).json().data.attributes;
  });
  afterAll(() => app.close());

  const addressOf = (level: number, column: number, row: number) =>
    attributes.tiles.url
      .replace('{level}', String(level))
      .replace('{column}', String(column))
      .replace('{row}', String(row));

  it('says where its tiles are', () => {
    const version = attributes.url.split('?')[1];
    expect(attributes.tiles).toEqual({
      url: `/api/v1/frontend/projects/1/media-content/${mediaId}/tiles/{level}/{column}_{row}?${version}`,
      width: 4100,
      height: 600,
      tileSize: 512,
      overlap: 0,
      levels: 14,
    });
  });

  it('has tiles that may be kept for ever, also when all are asked for at once', async () => {
    const places = Array.from({ length: 9 }, (_, column) => [column, 0] as const);
    const tiles = await Promise.all(
      places.map(([column, row]) => app.http.inject(addressOf(13, column, row))),
    );
    for (const [column, tile] of tiles.entries()) {
      expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(tile.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { width, height } = await sharp(tile.rawPayload).metadata();
      expect([width, height]).toEqual([column === 8 ? 4 : 512, 512]);
    }
    const again = await app.http.inject({
      url: addressOf(13, 0, 0),
      headers: { 'if-none-match': String(tiles[0]?.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has none beside the picture', async () => {
    for (const [level, column, row] of [
      [13, 9, 0],
      [13, 0, 2],
      [14, 0, 0],
      [0, 1, 0],
    ] as const) {
      expect((await app.http.inject(addressOf(level, column, row))).statusCode).toBe(404);
    }
    expect((await app.http.inject(addressOf(13, 0, 0).replace('0_0', '0_x'))).statusCode).toBe(400);
  });

  it('is the only one with tiles', async () => {
    const params = { projectId: 1, mediaId: 1, level: 0, tile: '0_0' };
    expect((await app.call('getProjectMediaTile', { params })).statusCode).toBe(404);
    const small = (await app.call('getMedia', { params: { id: 1 } })).json().data.attributes;
    expect(small).not.toHaveProperty('tiles');
  });
});
