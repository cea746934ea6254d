import { brotliDecompressSync } from 'node:zlib';
import type { Project, ProjectModel } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS } from '../../testing/fixture.ts';
import { FIXTURE_GLB } from '../../testing/fixture-model.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { deleteUnusedFiles, namedFiles } from '../media/file-repository.ts';
import { openMediaFiles } from '../media/media-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

describe.each([FAST_BACKEND])('the model of a project on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const model = async (projectId = 1): Promise<ProjectModel> =>
    (await app.call('getProjectModel', { params: { projectId } })).json().data.attributes;
  const get = (url = '', headers: Record<string, string> = {}) => app.http.inject({ url, headers });

  it('is told by the document of the project, and by nothing where there is none', async () => {
    await app.db.deleteFrom('project_models').where('project_id', '=', 2).execute();
    const projects = await Promise.all(
      [1, 2].map(async (projectId) => (await app.call('getProject', { params: { projectId } })).json()),
    );
    expect(projects.map(({ data }) => (data.attributes as Project).hasModel)).toEqual([true, undefined]);
    expect((await app.call('getProjectModel', { params: { projectId: 2 } })).statusCode).toBe(404);
  });

  it('has the buildings, views and units that visitors may see, and no others', async () => {
    const { buildings, views, units, place } = await model();
    expect(place).toEqual({ longitude: 18.9, latitude: 42.1, timeZone: 'Europe/Podgorica' });
    expect(buildings.map(({ id, key, file }) => [id, key, file !== undefined])).toEqual([
      [1, 'B1', true],
      [4, 'B4', false],
    ]);
    expect(views.map(({ kind, ownerId, mediaId }) => [kind, ownerId, mediaId])).toEqual([
      ['masterplan', 1, IDS.view],
    ]);
    expect(units.map(({ id, buildingId, volume }) => [id, buildingId, volume])).toEqual([
      [101, 1, 0],
      [102, 1, 3],
    ]);
  });

  it('gives its files for ever under addresses of their bytes, meshes in brotli', async () => {
    const { files, buildings } = await model();
    expect(Object.keys(files).toSorted()).toEqual(['groundHigh', 'scene']);
    for (const url of [files.scene, buildings[0]?.file]) {
      const plain = await get(url);
      expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
        200,
        'model/gltf-binary',
        IMMUTABLE,
      ]);
      expect(plain.rawPayload.equals(FIXTURE_GLB)).toBe(true);
      const packed = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'model/gltf-binary',
        'content-length': String(packed.rawPayload.length),
        'x-content-type-options': 'nosniff',
      });
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.rawPayload.length).toBeLessThan(FIXTURE_GLB.length / 10);
      expect(brotliDecompressSync(packed.rawPayload).equals(FIXTURE_GLB)).toBe(true);
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const known = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) });
      expect(known.statusCode).toBe(304);
    }
    const picture = await get(files.groundHigh, { 'accept-encoding': 'br' });
    expect([picture.headers['content-type'], picture.headers['content-encoding']]).toEqual([
      'image/jpeg',
      undefined,
    ]);
    const old = await get(files.scene.replace(/v=.*/, 'v=00000000'));
    expect(old.headers['cache-control']).toBe('public, max-age=300');
  });

  it('sends parts of a file, and says what it has not, never as brotli', async () => {
    const { files } = await model();
    const part = await get(files.scene, { range: 'bytes=0-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'glTF']);
    const none = await get(files.scene, { range: 'bytes=999999-', 'accept-encoding': 'br' });
    expect([none.statusCode, none.headers['content-encoding']]).toEqual([416, undefined]);
  });

  it('has no file of a building that visitors may not see, and none of another name', async () => {
    for (const file of ['building-2.glb', 'building-9.glb', 'shade.bin']) {
      const response = await app.call('getProjectModelFile', { params: { projectId: 1, file } });
      expect([file, response.statusCode]).toEqual([file, 404]);
    }
    for (const file of ['..%2Fscene.glb', 'SCENE.glb', 'scene', 'a'.repeat(50)]) {
      const { statusCode } = await get(`/api/v1/frontend/projects/1/model/${file}`);
      expect([file, statusCode]).toEqual([file, 400]);
    }
  });

  it('is gone with its project, and at once: nobody gets a copy', async () => {
    const { files } = await model();
    await app.db.updateTable('projects').set({ published: false }).where('id', '=', 1).execute();
    expect((await app.call('getProjectModel', { params: { projectId: 1 } })).statusCode).toBe(404);
    expect((await get(files.scene)).statusCode).toBe(404);
    await app.db.updateTable('projects').set({ published: true }).where('id', '=', 1).execute();
    expect((await get(files.scene)).statusCode).toBe(200);
  });

  it('keeps its files while it names them, and lets them go with what was made of them', async () => {
    const files = openMediaFiles({ mediaDir: app.mediaDir });
    const hash = await app.store.put(Buffer.from('a shade'));
    await app.db
      .insertInto('project_model_files')
      .values({
        project_id: 1,
        name: 'shade.bin',
        building_id: null,
        content_type: 'application/octet-stream',
        hash,
      })
      .execute();
    await app.db.insertInto('discarded_files').values({ hash }).execute();
    await deleteUnusedFiles(app.db, files, 0);
    expect(await app.store.file(hash).sizeBytes()).not.toBeNull();
    expect(await namedFiles(app.db)).toContain(hash);
    const packed = await files.packed(hash);
    await app.db.deleteFrom('project_model_files').where('name', '=', 'shade.bin').execute();
    expect(await deleteUnusedFiles(app.db, files, 0)).toBe(1);
    expect(await app.store.file(hash).sizeBytes()).toBeNull();
    expect(packed).toContain(hash);
    expect(await files.packed(hash).catch(({ message }: Error) => message)).toContain('missing');
  });
});
