import type { OperationName } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_IDS as ID } from '../../testing/fixture-content.ts';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import { ofForeign, ofOwn } from '../../testing/staff-statuses.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('packages for their staff on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  interface Request {
    readonly projectId?: number;
    readonly packageId?: number;
    readonly body?: object;
  }
  const ask = (identity: Identity, name: OperationName, { projectId = 1, packageId, body }: Request) =>
    app.call(name, {
      params: { projectId, ...(packageId !== undefined && { packageId }) },
      ...(body && { body }),
      headers: app.headersOf[identity],
    });
  const create = async (body: object) =>
    (await ask('project_editor', 'createPackage', { body })).json().data.attributes;
  const itemsOf = async (id: number) => {
    const headers = app.headersOf.project_editor;
    const response = await app.call('listPackageItems', { params: { id }, headers });
    return response.json().data.map((one: { attributes: object }) => one.attributes);
  };

  it.each(IDENTITIES)('[R7.064] lets %s do with them what the role may, verb by verb', async (identity) => {
    const statusOf = async (name: OperationName, request: Request) =>
      (await ask(identity, name, request)).statusCode;
    const isStaff = ofOwn(identity, 'updatePackage', 200) === 200;
    const body = { name: { en: `By ${identity}` } };
    expect(await statusOf('createPackage', { body })).toBe(ofOwn(identity, 'createPackage', 201));
    expect(await statusOf('createPackage', { projectId: 2, body })).toBe(
      ofForeign(identity, 'createPackage', 201),
    );
    const { id: packageId } = await create({ name: { en: 'Own' } });
    expect(await statusOf('getProjectPackage', { packageId: ID.package })).toBe(200);
    expect(await statusOf('getProjectPackage', { packageId })).toBe(isStaff ? 200 : 404);
    const other = { projectId: 2, packageId: ID.packageOfDiscreet };
    expect(await statusOf('updatePackage', { packageId, body })).toBe(ofOwn(identity, 'updatePackage', 200));
    expect(await statusOf('updatePackage', { ...other, body })).toBe(
      ofForeign(identity, 'updatePackage', 200),
    );
    const { name } = (await ask('super_admin', 'getProjectPackage', { packageId })).json().data.attributes;
    expect(name).toBe(isStaff ? body.name.en : 'Own');
    expect(await statusOf('deletePackage', { packageId })).toBe(ofOwn(identity, 'deletePackage', 204));
    expect(await statusOf('deletePackage', { packageId: ID.packageOfDiscreet })).toBe(
      ofOwn(identity, 'deletePackage', 404),
    );
    const left = [{ packageId }, other].map((one) => ask('super_admin', 'getProjectPackage', one));
    const statuses = (await Promise.all(left)).map((response) => response.statusCode);
    expect(statuses).toEqual([isStaff ? 404 : 200, 200]);
  });

  it('are made unpublished, the last of their project, with items in their order', async () => {
    const made = await create({
      name: { en: 'Smart home', sr: 'Pametna kuća' },
      apartmentTypeIds: [2, 1, 2],
      items: [
        { name: { en: 'Hub' } },
        { name: { en: 'Sensor' }, quantity: 8, description: { en: 'For doors' } },
      ],
    });
    expect(made).toMatchObject({ publish: false, projectId: 1, apartmentTypeIds: [1, 2] });
    expect(made.position).toBeGreaterThan(ID.unpublishedPackage);
    expect(await itemsOf(made.id)).toEqual([
      expect.objectContaining({ name: 'Hub', quantity: 1, description: null }),
      expect.objectContaining({ name: 'Sensor', quantity: 8, description: 'For doors' }),
    ]);
    const visitor = await app.call('listPackageItems', { params: { id: made.id } });
    expect(visitor.statusCode).toBe(404);
    await ask('project_editor', 'updatePackage', { packageId: made.id, body: { publish: true } });
    const published = await app.call('listPackageItems', { params: { id: made.id } });
    expect(published.json().meta.total).toBe(2);
  });

  it('are behind one another also when they are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ name: { en: `Package ${index}` } })),
    );
    expect(new Set(made.map((one) => one.position)).size).toBe(8);
  });

  it('replace types and items as a whole, and keep what is not named', async () => {
    const { id: packageId } = await create({
      name: { en: 'Before' },
      description: { en: 'Stays' },
      apartmentTypeIds: [1],
      items: [{ name: { en: 'A' } }, { name: { en: 'B' } }],
    });
    const update = async (body: object) =>
      (await ask('project_editor', 'updatePackage', { packageId, body })).json().data.attributes;
    expect(await update({ items: [{ name: { en: 'C' } }] })).toMatchObject({
      name: 'Before',
      description: 'Stays',
      apartmentTypeIds: [1],
    });
    expect((await itemsOf(packageId)).map((one: { name: string }) => one.name)).toEqual(['C']);
    expect(await update({ apartmentTypeIds: [], description: null })).toMatchObject({
      apartmentTypeIds: [],
      description: null,
    });
    expect(await update({ items: [] })).toMatchObject({ name: 'Before' });
    expect(await itemsOf(packageId)).toEqual([]);
  });

  it('are offered for types of their own project only, and change not at all otherwise', async () => {
    const { id: packageId } = await create({ name: { en: 'Own' }, apartmentTypeIds: [1] });
    const body = { name: { en: 'Changed' }, apartmentTypeIds: [4, 1, 99] };
    for (const name of ['createPackage', 'updatePackage'] as const) {
      const response = await ask('super_admin', name, {
        ...(name === 'updatePackage' && { packageId }),
        body,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual([
        { path: 'apartmentTypeIds', message: 'Project 1 has no unit type 4.' },
        { path: 'apartmentTypeIds', message: 'Project 1 has no unit type 99.' },
      ]);
    }
    const after = (await ask('super_admin', 'getProjectPackage', { packageId })).json().data.attributes;
    expect(after).toMatchObject({ name: 'Own', apartmentTypeIds: [1] });
  });
});
