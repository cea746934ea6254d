import { describe, expect, it } from 'vitest';
import { type LocalApi, openLocalApi } from './fixtures/local-api.ts';
import { loadMediaFile } from './media-file.ts';

const BYTES = Buffer.from([0, 1, 2, 250, 251, 252, 253, 254, 255]);
const POI = { context: 'poi', ownerId: 5, mediaId: 7 } as const;

function openFiles(contentType: string | undefined, bytes: Buffer = BYTES): Promise<LocalApi> {
  return openLocalApi((_, response) => {
    response.writeHead(200, contentType === undefined ? {} : { 'content-type': contentType }).end(bytes);
  });
}

describe('a media file', () => {
  it.each([
    ['application/pdf'],
    ['application/octet-stream'],
    ['application/octet-stream; charset=binary'],
    ['Application/PDF'],
    [undefined],
  ])('[R7.035] of the type %s stays binary', async (contentType) => {
    await using _api = await openFiles(contentType);
    const file = await loadMediaFile(POI);
    expect(file?.kind).toBe('binary');
    if (file?.kind === 'binary') expect(Buffer.from(await file.blob.arrayBuffer())).toEqual(BYTES);
  });

  it.each([
    ['image/png', 'image/png'],
    ['image/webp', 'image/webp'],
    ['text/plain; charset=utf-8', 'text/plain'],
    ['video/mp4', 'video/mp4'],
  ])('[R7.035] of the type %s becomes a data URL in base64', async (contentType, type) => {
    await using _api = await openFiles(contentType);
    await expect(loadMediaFile(POI)).resolves.toEqual({
      kind: 'data-url',
      url: `data:${type};base64,${BYTES.toString('base64')}`,
    });
  });

  it('becomes a data URL at any size', async () => {
    const large = Buffer.alloc(300_000, 'picture ');
    await using _api = await openFiles('image/jpeg', large);
    const file = await loadMediaFile(POI);
    expect(file).toEqual({ kind: 'data-url', url: `data:image/jpeg;base64,${large.toString('base64')}` });
  });

  it('is asked for below what it belongs to, at the size that is wanted', async () => {
    await using api = await openFiles('image/png');
    await loadMediaFile({ context: 'project', ownerId: 1, mediaId: 7, resize: 800 });
    await loadMediaFile(POI);
    expect(api.seen.map((request) => request.url)).toEqual([
      '/api/v1/frontend/projects/1/media-content/7/file?resize=800',
      '/api/v1/frontend/pois/5/media-content/7/file',
    ]);
  });

  it('[R7.036] of a menu item is not loaded, and nothing is asked for', async () => {
    await using api = await openFiles('image/png');
    await expect(loadMediaFile({ context: 'menu_item', ownerId: 3, mediaId: 7 })).resolves.toBeNull();
    expect(api.seen).toEqual([]);
  });

  it('that is not there is an error', async () => {
    await using _api = await openLocalApi((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"There is no file"}');
    });
    await expect(loadMediaFile(POI)).rejects.toMatchObject({ status: 404, message: 'There is no file' });
  });
});
