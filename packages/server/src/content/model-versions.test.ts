import type { Unit } from '@suite/api';
import { checkContent, loadContent, readFolder } from '@suite/content';
import { madeGlb, modelFolder } from '@suite/content/testing';
import { isTerraceView } from '@suite/domain';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore, type MediaStore } from '../modules/media/media-store.ts';
import { findReadableMedium } from '../modules/media/repository.ts';
import { findModel } from '../modules/models/service.ts';
import { guestContext, type Resource } from '../modules/query-context.ts';
import { findUnit, listUnits } from '../modules/units/service.ts';
import { FAST_BACKEND, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { showDraft } from './draft-preview.ts';
import { exportFolder } from './export-folder.ts';
import { type ReadFolder, storeFiles } from './media-files.ts';
import { planImport, publishVersion, putDraft } from './versions.ts';

describe.each([FAST_BACKEND])('a project with a model on %s', (backend) => {
  let test: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: MediaStore;
  beforeAll(async () => {
    [test, folder] = await Promise.all([openTestDatabase(backend), temporaryFolder()]);
    store = createMediaStore(`${folder.path}/media`);
  });
  afterAll(async () => {
    await test.close();
    await folder[Symbol.asyncDispose]();
  });

  const read = async (files: ReturnType<typeof modelFolder>): Promise<ReadFolder> =>
    storeFiles(store, files, await loadContent(files));
  const draft = (source: ReadFolder) =>
    test.db.transaction().execute((trx) => putDraft(trx, source, { projectId: null, now: new Date() }));
  const publish = (projectId: number, number: number) =>
    test.db.transaction().execute((trx) => publishVersion(trx, projectId, number, new Date()));
  const model = async (projectId: number, previewed: readonly number[] = []) =>
    (await findModel({ ...guestContext(test.db, 'en'), previewed }, projectId)).attributes;
  const refusal = (projectId: number) => model(projectId).catch(({ message }: Error) => message);

  it('shows it when it is published, another when that is, and goes back', async () => {
    const first = await draft(await read(modelFolder()));
    const { projectId } = first;
    expect(await refusal(projectId)).toContain('no published project');
    await publish(projectId, first.number);
    const seen = await model(projectId);
    expect(seen).toMatchObject({
      place: { longitude: 20.46, latitude: 44.81, timeZone: 'Europe/Belgrade' },
      plants: { columns: 1, kinds: [{ kind: 'lime' }] },
      buildings: [{ key: 'A', shade: { offset: 4, turn: 0.2 } }],
      views: [
        { kind: 'masterplan', fov: 40, width: 800, height: 600 },
        { kind: 'building', fov: 35, width: 800, height: 600 },
      ],
      units: [
        { key: 'A-1', volume: 0, facing: 180 },
        { key: 'A-2', volume: 1, at: [4, 1.5, 0] },
      ],
    });
    expect(Object.keys(seen.files).toSorted()).toEqual(['ground', 'leaves', 'plants', 'scene', 'shade']);
    const pictures = await test.db
      .selectFrom('media')
      .select(['id', 'masterplan_id', 'building_id'])
      .where('project_id', '=', projectId)
      .orderBy('id')
      .execute();
    expect(seen.views.map(({ mediaId, ownerId }) => [mediaId, ownerId])).toEqual(
      pictures.map((one) => [one.id, one.masterplan_id ?? one.building_id]),
    );

    const other = madeGlb({ asset: { version: '2.0' }, extras: 'other' });
    const second = await draft(await read(modelFolder({ 'model/building-a.glb': other })));
    const preview = await test.db
      .transaction()
      .execute((trx) => showDraft(trx, projectId, second.number, new Date()));
    const file = ({ buildings }: Awaited<ReturnType<typeof model>>) => buildings[0]?.file?.split('?')[1];
    expect(await model(projectId)).toEqual(seen);
    expect(await refusal(preview)).toContain('no published project');
    const shown = file(await model(preview, [preview]));
    expect(shown).not.toBe(file(seen));
    await publish(projectId, second.number);
    expect(file(await model(projectId))).toBe(shown);
    await publish(projectId, first.number);
    expect(await model(projectId)).toEqual(seen);
  });

  it('without one that it had has none, and its version keeps what there was', async () => {
    const files = modelFolder();
    const titled = (files.get('project.yaml')?.toString() ?? '').replace('Dvorište', 'Bez modela');
    files.set('project.yaml', Buffer.from(titled));
    const whole = await draft(await read(files));
    await publish(whole.projectId, whole.number);
    const bare = new Map([...files].filter(([name]) => !name.startsWith('model/')));
    const plan = await planImport(test.db, await read(bare), null);
    expect(plan.changes.map(({ kind, removed }) => [kind, removed.length])).toEqual([
      ['model', 8],
      ['files', 6],
    ]);
    const { projectId, number } = await draft(await read(bare));
    await publish(projectId, number);
    expect(await refusal(projectId)).toContain('has no model');
    await publish(projectId, whole.number);
    expect((await model(projectId)).units).toHaveLength(2);
  });

  it('shows what is seen from a terrace on the page of its home, and in no list', async () => {
    const picture = modelFolder().get('model/ground.png') ?? Buffer.alloc(0);
    const { projectId, number } = await draft(await read(modelFolder({ 'model/terraces/A-1.png': picture })));
    const context = guestContext(test.db, 'sr');
    await publish(projectId, number);
    const terraces = ({ attributes: { media } }: Resource<Unit>) => media.filter(isTerraceView);
    const units = await listUnits(context, { column: 'project_id', id: projectId });
    expect(units.map(terraces)).toEqual([[], []]);
    const whole = await Promise.all(units.map(({ id }) => findUnit(context, id)));
    const [[seen] = [], without] = whole.map(terraces);
    expect(seen).toMatchObject({ name: 'Pogled sa terase', mediaData: { width: 1, height: 1 } });
    expect(seen?.mediaData?.alt).toContain('stana 1');
    expect(without).toEqual([]);
    // Whoever may not see the home does not see it either.
    const mediumId = seen?.id ?? 0;
    expect((await findReadableMedium(context, mediumId)).row.apartment_id).toBe(units[0]?.id);
    const hidden = { published: false };
    await test.db
      .updateTable('apartments')
      .set(hidden)
      .where('id', '=', units[0]?.id ?? 0)
      .execute();
    await expect(findReadableMedium(context, mediumId)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is written out as a folder that has nothing wrong with it and changes nothing', async () => {
    const source = await read(modelFolder());
    const { projectId, number } = await draft(source);
    await publish(projectId, number);
    await using target = await temporaryFolder();
    await exportFolder({ db: test.db, store }, projectId, target.path);
    const again = await readFolder(target.path);
    expect(again.get('model/shade.bin')).toEqual(modelFolder().get('model/shade.bin'));
    expect((await checkContent(again)).issues).toEqual([]);
    expect(await planImport(test.db, await read(new Map(again)), null)).toMatchObject({
      sameAs: number,
      changes: [],
      facts: [],
    });
  });
});
