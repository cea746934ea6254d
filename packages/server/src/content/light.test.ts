import type { Unit } from '@suite/api';
import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore } from '../modules/media/media-store.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import { storeFiles } from './media-files.ts';
import { planImport, publishVersion, putDraft } from './versions.ts';

const COLUMNS =
  'building,number,sun_mar,sun_jun,sun_dec,morning_mar,evening_mar,evening_jun,sea_deg,sea_deg_trees,sea_view';

describe.each([FAST_BACKEND])('sun and sea of homes on %s', (backend) => {
  let app: TestApp;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    [app, folder] = await Promise.all([openTestApp(backend), temporaryFolder()]);
  });
  afterAll(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });

  const read = async (light: string | null) => {
    const files = smallFolder(light === null ? {} : { 'light.csv': light });
    return storeFiles(createMediaStore(folder.path), files, await loadContent(files));
  };
  const publish = async (light: string | null) => {
    const source = await read(light);
    return app.db.transaction().execute(async (trx) => {
      const { projectId, number } = await putDraft(trx, source, { projectId: null, now: new Date() });
      await publishVersion(trx, projectId, number, new Date());
      return { projectId, number };
    });
  };
  const lightOf = async (projectId: number) => {
    const response = await app.call('listProjectApartments', { params: { projectId } });
    const units: { attributes: Unit }[] = response.json().data;
    return Object.fromEntries(units.map(({ attributes }) => [attributes.name, attributes.light]));
  };

  it('belong to a version: they come, change and go with it, and come back by going back', async () => {
    const first = await publish(
      `${COLUMNS}\nA,1,10.7,12.1,8.5,3.7,2.5,3.1,116,108,open\nA,2,0,,,,,,16,,glimpse\n`,
    );
    const had = await lightOf(first.projectId);
    expect(had).toEqual({
      1: {
        sunMarchHours: 10.7,
        sunJuneHours: 12.1,
        sunDecemberHours: 8.5,
        morningSunHours: 3.7,
        eveningSunHours: 2.5,
        eveningSunJuneHours: 3.1,
        seaViewDegrees: 108,
        seaView: 'open',
      },
      2: { sunMarchHours: 0, seaViewDegrees: 16, seaView: 'glimpse' },
    });
    await publish(`${COLUMNS}\nA,2,1.5,,,,,,,,\n`);
    expect(await lightOf(first.projectId)).toEqual({ 1: undefined, 2: { sunMarchHours: 1.5 } });
    await publish(null);
    expect(await lightOf(first.projectId)).toEqual({ 1: undefined, 2: undefined });
    await app.db
      .transaction()
      .execute((trx) => publishVersion(trx, first.projectId, first.number, new Date()));
    expect(await lightOf(first.projectId)).toEqual(had);
  });

  it('are named among the changes of an import', async () => {
    await publish(`${COLUMNS}\nA,1,1,,,,,,,,\n`);
    const { changes } = await planImport(
      app.db,
      await read(`${COLUMNS}\nA,1,2,,,,,,,,\nA,2,2,,,,,,,,\n`),
      null,
    );
    expect(changes).toEqual([{ kind: 'sun and sea', added: ['A-2'], changed: ['A-1'], removed: [] }]);
  });

  it('are left out of the units of a project that has none', async () => {
    const response = await app.call('listProjectApartments', { params: { projectId: 1 } });
    const units: { attributes: Unit }[] = response.json().data;
    expect(units.filter(({ attributes }) => 'light' in attributes)).toEqual([]);
    expect(units.length).toBeGreaterThan(0);
  });
});
