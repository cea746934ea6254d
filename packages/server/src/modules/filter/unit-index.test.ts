import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('the units in memory on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const match = async (filters: object, entity: [string, number] = ['organization', 1]) =>
    (
      await app.call('filterApartments', { body: { entityType: entity[0], entityId: entity[1], filters } })
    ).json().matchedUnitsIds;
  const update = () => app.db.updateTable('apartments').where('id', '=', 101);

  it('follow a change of a status at once', async () => {
    expect(await match({ statusIds: [1] })).toEqual([101, 701]);
    await update().set({ status: 'sold' }).execute();
    expect(await match({ statusIds: [1] })).toEqual([701]);
    await update().set({ status: 'unavailable' }).execute();
    await update().set({ status: 'available' }).execute();
    expect(await match({ statusIds: [1] })).toEqual([101, 701]);
  });

  it('follow a change of anything else at once', async () => {
    await update().set({ floor: 17 }).execute();
    expect(await match({ floor: { min: 17, max: 17 } })).toEqual([101]);
    await update().set({ published: false }).execute();
    expect(await match({ floor: { min: 17, max: 17 } })).toEqual([]);
    await update().set({ published: true }).execute();
    await app.db.updateTable('masterplans').set({ published: false }).where('id', '=', 2).execute();
    expect(await match({})).toEqual([401, 402, 701]);
    expect(await match({}, ['masterplan', 1])).toEqual([401, 402, 701]);
    await app.db.updateTable('masterplans').set({ published: true }).where('id', '=', 2).execute();
    expect(await match({}, ['masterplan', 1])).toEqual([101, 102, 103, 401, 402, 701]);
  });

  it('hold when changes that they have not seen are forgotten', async () => {
    await match({});
    await update().set({ status: 'sold' }).execute();
    await app.db.deleteFrom('status_events').execute();
    expect(await match({ statusIds: [1] })).toEqual([701]);
    await update().set({ status: 'available' }).execute();
    expect(await match({ statusIds: [1] })).toEqual([101, 701]);
  });

  it('answer many at once while they change', async () => {
    const asked = Array.from({ length: 30 }, async (_, n) => {
      if (n % 5 === 0)
        await update()
          .set({ floor: 20 + n })
          .execute();
      return match({ rooms: [1] });
    });
    for (const ids of await Promise.all(asked)) expect(ids).toEqual([101]);
    expect(await match({ floor: { min: 20, max: 60 } })).toEqual([101]);
  });
});
