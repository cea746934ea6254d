import { loadContent, readFolder } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore, type MediaStore } from '../modules/media/media-store.ts';
import { openTestDatabase, TEST_BACKENDS, type TestDatabase } from '../testing/test-database.ts';
import { exportFolder } from './export-folder.ts';
import { type ReadFolder, storeFiles } from './media-files.ts';
import { listVersions, planImport, publishVersion, putDraft } from './versions.ts';

const projectFile = smallFolder().get('project.yaml')?.toString() ?? '';

describe.each(TEST_BACKENDS)('versions of a project on %s', (backend) => {
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

  const read = async (files: ReturnType<typeof smallFolder>): Promise<ReadFolder> =>
    storeFiles(store, files, await loadContent(files));
  const withUnits = (title: string, ...lines: readonly string[]) =>
    smallFolder({
      'project.yaml': projectFile
        .replace(/^title: .*$/m, `title: ${title}`)
        // The types are those that the units have.
        .replace(/^types:\n.*\n/m, ''),
      'units.csv': ['number,building,floor,type,net_area,price_eur,status', ...lines, ''].join('\n'),
    });
  const draft = (source: ReadFolder) =>
    test.db.transaction().execute((trx) => putDraft(trx, source, { projectId: null, now: new Date() }));
  const publish = (projectId: number, number: number) =>
    test.db.transaction().execute((trx) => publishVersion(trx, projectId, number, new Date()));
  const units = async (projectId: number) =>
    test.db
      .selectFrom('any_apartments')
      .select(['id', 'name', 'status', 'price_eur', 'area_m2'])
      .where('project_id', '=', projectId)
      .orderBy('name')
      .execute();

  it('shows a draft to nobody, and publishes it', async () => {
    const source = await read(withUnits('Drafted', '1,A,1,studio,30,90000,available'));
    expect((await planImport(test.db, source, null)).projectId).toBeNull();
    const { projectId, number } = await draft(source);
    const isPublished = async () =>
      (await test.db.selectFrom('projects').select('published').where('id', '=', projectId).execute())[0]
        ?.published;
    expect([number, await isPublished(), await units(projectId)]).toEqual([1, false, []]);
    await publish(projectId, number);
    expect([await isPublished(), (await units(projectId)).map(({ name }) => name)]).toEqual([true, ['1']]);
    expect(await planImport(test.db, source, null)).toMatchObject({ sameAs: 1, changes: [], facts: [] });
  });

  it('leads menus to the pages that keys stand for, whichever numbers they have', async () => {
    const items = ['project', 'A', 'A-1'].map((page) => `{ title: ${page}, page: ${page} }`).join(', ');
    const menu = `apps: [{ id: e, title: E, context: 1, menu: { title: M, items: [${items}] } }]\n`;
    const targets = async (title: string) => {
      const project = projectFile.replace(/^title: .*$/m, `title: ${title}`) + menu;
      const { projectId, number } = await draft(await read(smallFolder({ 'project.yaml': project })));
      await publish(projectId, number);
      const [unit] = await test.db
        .selectFrom('any_apartments')
        .select(['id', 'building_id', 'masterplan_id'])
        .where('project_id', '=', projectId)
        .orderBy('name')
        .execute();
      const found = await test.db
        .selectFrom('menu_items as item')
        .innerJoin('client_apps as app', 'app.id', 'item.client_app_id')
        .select('item.target')
        .where('app.project_id', '=', projectId)
        .where('item.target', 'is not', null)
        .orderBy('item.position')
        .execute();
      const site = `/masterplan/${unit?.masterplan_id}`;
      const house = `${site}/building/${unit?.building_id}`;
      expect(found.map(({ target }) => target)).toEqual([site, house, `${house}/apartment/${unit?.id}`]);
      return found;
    };
    expect(await targets('Menus')).not.toEqual(await targets('Other menus'));
  });

  it('publishes another price alone where nothing else is new, and all of the content where something is', async () => {
    const line = (price: number, area = 30) => `1,A,1,studio,${area},${price},available`;
    const show = async (source: string) => {
      const { projectId, number } = await draft(await read(withUnits('Priced', source)));
      await publish(projectId, number);
      return projectId;
    };
    const projectId = await show(line(90000));
    const [unit] = await units(projectId);
    await test.db
      .updateTable('apartments')
      .set({ area_m2: 31 })
      .where('id', '=', unit?.id ?? 0)
      .execute();
    await show(line(91000));
    expect(await units(projectId)).toEqual([{ ...unit, area_m2: 31, price_eur: 91000 }]);
    await show(line(92000, 32));
    expect(await units(projectId)).toEqual([{ ...unit, area_m2: 32, price_eur: 92000 }]);
    await publish(projectId, 1);
    expect(await units(projectId)).toEqual([{ ...unit, area_m2: 30, price_eur: 92000 }]);
  });

  it('keeps a sale that was made between import and publish', async () => {
    const lines = (status: string, price: number) => [
      `1,A,1,studio,30,90000,available`,
      `2,A,1,studio,31,${price},${status}`,
    ];
    const first = await draft(await read(withUnits('Sold', ...lines('available', 91000))));
    await publish(first.projectId, first.number);
    const second = await draft(await read(withUnits('Sold', ...lines('reserved', 92000))));
    await test.db
      .updateTable('apartments')
      .set({ status: 'sold' })
      .where('id', '=', (await units(first.projectId))[0]?.id ?? 0)
      .execute();
    await publish(second.projectId, second.number);
    const facts = async () =>
      (await units(first.projectId)).map(({ status, price_eur }) => [status, price_eur]);
    expect(await facts()).toEqual([
      ['sold', 90000],
      ['reserved', 92000],
    ]);
    await publish(first.projectId, first.number);
    expect(await facts()).toEqual([
      ['sold', 90000],
      ['reserved', 92000],
    ]);
  });

  it('goes back ten versions and forward again, exactly, and every unit keeps its id', async () => {
    const areas = Array.from({ length: 11 }, (_, index) => 30 + index);
    let projectId = 0;
    const seen: unknown[] = [];
    for (const area of areas) {
      const written = await draft(await read(withUnits('Long', `1,A,1,studio,${area},90000,available`)));
      projectId = written.projectId;
      await publish(projectId, written.number);
      seen.push(await units(projectId));
    }
    await publish(projectId, 1);
    expect(await units(projectId)).toEqual(seen[0]);
    await publish(projectId, 11);
    expect(await units(projectId)).toEqual(seen[10]);
    const versions = await listVersions(test.db, projectId);
    expect(versions.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(versions.filter(({ isPublished }) => isPublished).map(({ number }) => number)).toEqual([11]);
  });

  it('an import of an export changes nothing, whatever the units are', async () => {
    const unit = fc.record({
      floor: fc.integer({ min: 1, max: 3 }),
      type: fc.constantFrom('studio', 'two_bedroom', 'three_bedroom'),
      // Thousandths too, which could be taken for thousands.
      area: fc.integer({ min: 20_000, max: 300_000 }).map((thousandth) => thousandth / 1000),
      price: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
      status: fc.constantFrom('available', 'reserved', 'sold', 'unavailable'),
      sun: fc.option(fc.integer({ min: 0, max: 24_000 }).map((thousandth) => thousandth / 1000)),
      sea: fc.constantFrom('open', 'glimpse', 'none', ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 8 }), async (list) => {
        await using target = await temporaryFolder();
        const lines = list.map(
          ({ floor, type, area, price, status }, index) =>
            `${index + 1},A,${floor},${type},${area},${price ?? ''},${status}`,
        );
        const light = list.map(
          ({ sun, sea }, index) => `A,${index + 1},${sun === null ? '' : sun.toFixed(4)},${sea}`,
        );
        const files = withUnits('Random', ...lines);
        files.set('light.csv', Buffer.from(['building,number,sun_mar,sea_view', ...light, ''].join('\n')));
        const { projectId, number } = await draft(await read(files));
        await publish(projectId, number);
        await exportFolder({ db: test.db, store }, projectId, target.path);
        const again = await read(new Map(await readFolder(target.path)));
        expect(await planImport(test.db, again, null)).toMatchObject({
          sameAs: number,
          changes: [],
          facts: [],
        });
      }),
      { numRuns: 12 },
    );
  });
});
