import type { OperationName } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

/** Reads that tell when a status changed; unit 101 is in all of them. */
const READS: readonly (readonly [OperationName, Record<string, number>])[] = [
  ['getProject', { projectId: 1 }],
  ['listProjects', {}],
  ['listProjectBuildings', { projectId: 1 }],
  ['listProjectMasterplans', { projectId: 1 }],
  ['listProjectApartments', { projectId: 1 }],
  ['getMasterplan', { id: 1 }],
  ['getBuilding', { id: 1 }],
  ['listBuildingApartments', { id: 1 }],
  ['getApartment', { id: 101 }],
];

describe.each([FAST_BACKEND])('a status that changes on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const change = async () => {
    for (const status of ['sold', 'available'] as const)
      await app.db.updateTable('apartments').set({ status }).where('id', '=', 101).execute();
  };
  const read = async (name: OperationName, params: Record<string, number>) => {
    const response = await app.call(name, { params });
    expect(response.statusCode).toBe(200);
    return response.json();
  };

  it.each(READS)('is told by %s where statuses are told only', async (name, params) => {
    const hide = (hides: boolean) =>
      app.db.updateTable('organizations').set({ hide_unit_status: hides }).where('id', '=', 1).execute();
    await hide(true);
    const hidden = await read(name, params);
    await change();
    expect(await read(name, params)).toEqual(hidden);
    await hide(false);
    const shown = await read(name, params);
    await change();
    expect(await read(name, params)).not.toEqual(shown);
  });
});
