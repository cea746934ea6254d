import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';
import { acceptFile } from './accept-file.ts';
import { deleteUnusedFiles } from './file-repository.ts';
import { type MediaFiles, openMediaFiles } from './media-files.ts';
import { hashOf } from './media-store.ts';
import { keepUpload } from './uploads.ts';

describe.each([FAST_BACKEND])('files that nothing uses on %s', (backend) => {
  let app: TestApp;
  let files: MediaFiles;
  let picture: Buffer;
  beforeAll(async () => {
    app = await openTestApp(backend);
    files = openMediaFiles({ mediaDir: app.mediaDir });
    picture = await plainPicture(50, 50).png().toBuffer();
  });
  afterAll(() => app.close());

  async function upload() {
    const headers = app.headersOf.project_admin;
    const response = await app.call('uploadMedia', {
      body: uploadForm(picture, { projectId: '1' }),
      headers,
    });
    const { id } = response.json().data;
    const row = app.db.selectFrom('media').select('hash').where('id', '=', id);
    return { id: Number(id), hash: (await row.executeTakeFirstOrThrow()).hash ?? '' };
  }
  const remove = (id: number) =>
    app.call('deleteProjectMedia', {
      params: { projectId: 1 },
      body: { mediaId: id },
      headers: app.headersOf.project_admin,
    });
  const made = () => readdir(path.join(app.mediaDir, 'variants')).catch(() => []);

  it('go when their last medium is gone, with what was made from them, and not before a day is over', async () => {
    const first = await upload();
    const second = await upload();
    expect(second.hash).toBe(first.hash);
    await files.variants(first.hash, { width: 32, format: 'webp' });
    await files.tiles(first.hash, { level: 0, column: 0, row: 0 });

    expect((await remove(first.id)).statusCode).toBe(204);
    expect(await deleteUnusedFiles(app.db, files, 0)).toBe(0);
    expect(await files.store.file(first.hash).sizeBytes()).not.toBeNull();

    expect((await remove(second.id)).statusCode).toBe(204);
    expect(await deleteUnusedFiles(app.db, files)).toBe(0);
    expect(await made()).toHaveLength(1);
    expect(await deleteUnusedFiles(app.db, files, 0)).toBe(1);
    expect(await files.store.file(first.hash).sizeBytes()).toBeNull();
    expect([await made(), await readdir(path.join(app.mediaDir, 'tiles'))]).toEqual([[], []]);
    expect(await deleteUnusedFiles(app.db, files, 0)).toBe(0);
  });

  it('go where their row was never written', async () => {
    const bytes = await plainPicture(31, 41).png().toBuffer();
    const accepted = await acceptFile(bytes, async () => undefined);
    const died = new Error('The process was killed');
    const upload = keepUpload(
      { db: app.db, store: files.store },
      { project_id: 1 },
      { name: 'Lost', accepted },
      () => Promise.reject(died),
    );
    await expect(upload).rejects.toBe(died);
    const hash = hashOf(accepted.bytes);
    expect(await deleteUnusedFiles(app.db, files)).toBe(0);
    expect(await files.store.file(hash).sizeBytes()).not.toBeNull();
    expect(await deleteUnusedFiles(app.db, files, 0)).toBe(1);
    expect(await files.store.file(hash).sizeBytes()).toBeNull();
  });

  it('are there again when the same is uploaded while they go', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await upload();
      await remove(id);
      const [again] = await Promise.all([upload(), deleteUnusedFiles(app.db, files, 0)]);
      expect(await files.store.file(again.hash).sizeBytes()).not.toBeNull();
      await remove(again.id);
      await deleteUnusedFiles(app.db, files, 0);
    }
  });
});
