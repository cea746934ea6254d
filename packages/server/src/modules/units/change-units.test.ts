import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

describe.each(TEST_BACKENDS)('facts of many units that are changed at once on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const change = (who: Identity, body: object, projectId = 1) =>
    app.call('changeUnits', { headers: app.headersOf[who], params: { projectId }, body });
  const unit = (id: number) =>
    app.db
      .selectFrom('apartments')
      .select(['status', 'price_eur', 'orientation', 'published'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const history = async (id: number, who: Identity = 'sales_agent') =>
    app.call('listUnitChanges', { headers: app.headersOf[who], params: { id } });

  it('are changed each while it is what it was; what somebody else changed stays, and is told', async () => {
    const [first, second] = [await unit(101), await unit(102)];
    const body = {
      priceEur: [
        { id: 101, was: first.price_eur, becomes: 210_000 },
        { id: 102, was: 1, becomes: 220_000 },
      ],
      status: [{ id: 101, was: first.status, becomes: 'reserved' }],
    };
    const response = await change('project_admin', body);
    expect([response.statusCode, response.json().data.attributes]).toEqual([
      200,
      { changed: 2, conflicts: [{ id: 102, field: 'priceEur', current: second.price_eur }] },
    ]);
    expect(await unit(101)).toMatchObject({ status: 'reserved', price_eur: 210_000 });
    expect(await unit(102)).toEqual(second);
    // Sent again, after a response that was lost: it is so already.
    expect((await change('project_admin', { status: body.status })).json().data.attributes.conflicts).toEqual(
      [],
    );
  });

  it('are taken as many at once as a block that is pasted has', async () => {
    const known = await unit(101);
    // The same for units that there are: what counts is how much is sent.
    const cells = Array.from({ length: 2_000 }, () => 101);
    const changes = (was: unknown) => cells.map((id) => ({ id, was, becomes: was }));
    const body = {
      priceEur: changes(known.price_eur),
      status: changes(known.status),
      publish: changes(true),
    };
    const response = await change('project_admin', body);
    expect([response.statusCode, response.json().data.attributes]).toEqual([
      200,
      { changed: 3 * cells.length, conflicts: [] },
    ]);
  });

  it('are known afterwards with who changed them, from what to what', async () => {
    const former = await unit(103);
    await change('sales_agent', { priceEur: [{ id: 103, was: former.price_eur, becomes: 1 }] });
    await change('project_admin', { priceEur: [{ id: 103, was: 1, becomes: null }] });
    const found = (await history(103)).json().data.map((one: { attributes: object }) => one.attributes);
    expect(found).toMatchObject([
      { by: 'First project_admin', status: null, priceEur: { was: 1, becomes: null } },
      { by: 'First sales_agent', status: null, priceEur: { was: former.price_eur, becomes: 1 } },
    ]);
    expect((await history(103, 'user')).statusCode).toBe(403);
  });

  it.each([
    ['sales_agent', 'orientation', 403],
    ['sales_agent', 'publish', 403],
    ['project_editor', 'priceEur', 403],
    ['project_editor', 'status', 403],
    ['user', 'status', 403],
    ['anonymous', 'status', 401],
  ] as const)('are not all for a %s to change: %s', async (who, field, status) => {
    const values = { status: 'sold', priceEur: 1, orientation: 'N', publish: false };
    const body = { [field]: [{ id: 101, was: values[field], becomes: values[field] }] };
    expect((await change(who, body)).statusCode).toBe(status);
  });

  it('are all or none where the project does not have one of them', async () => {
    const { status } = await unit(101);
    const body = {
      status: [
        { id: 101, was: status, becomes: 'unavailable' },
        { id: 501, was: 'available', becomes: 'sold' },
      ],
    };
    const response = await change('super_admin', body);
    expect([response.statusCode, response.json().message]).toEqual([404, 'Project 1 has no unit 501.']);
    expect((await unit(101)).status).toBe(status);
  });
});
