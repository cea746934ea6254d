import { operationPath } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStream } from '../../testing/event-stream.ts';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

const UNIT = 101;
const BUILDING = 1;
type Staff = Extract<Identity, 'sales_agent' | 'project_admin' | 'super_admin'>;
/** Everybody sets a status of their own, so that each change in the journal can be told to be theirs. */
const STATUS_OF: Readonly<Record<Staff, UnitStatus>> = {
  sales_agent: 'reserved',
  project_admin: 'sold',
  super_admin: 'unavailable',
};
const STAFF = Object.keys(STATUS_OF) as Staff[];
const TIMES = 8;

describe.each(TEST_BACKENDS)('a unit that several people change at once on %s', (backend) => {
  let app: TestApp;
  let beside: Awaited<ReturnType<typeof openAppBeside>>;
  let origin: string;
  beforeAll(async () => {
    app = await openTestApp(backend);
    origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** By two servers in turn. */
  async function change(who: Staff, body: object, turn = 0) {
    const { call } = turn % 2 === 0 ? app : beside;
    const headers = app.headersOf[who];
    const response = await call('updateApartment', { headers, params: { id: UNIT }, body });
    expect(response.statusCode).toBe(200);
    return response.json().data.attributes;
  }
  const journal = () =>
    app.db
      .selectFrom('unit_changes')
      .select(['former_status', 'status', 'user_id', 'changed_at'])
      .where('apartment_id', '=', UNIT)
      .orderBy('id')
      .execute();
  const events = () =>
    app.db
      .selectFrom('status_events')
      .select(['id', 'status', 'changed_at'])
      .where('apartment_id', '=', UNIT)
      .orderBy('id')
      .execute();

  it('goes through every status that was set, one after the other, and everybody is told in that order', async () => {
    beside = await openAppBeside(app);
    const page = await openEventStream(origin + operationPath('followBuilding', { id: BUILDING }));
    expect((await page.next())?.event).toBe('ready');
    const turns = Array.from({ length: TIMES }, (_, turn) => turn);
    await Promise.all(
      turns.flatMap((turn) => STAFF.map((who) => change(who, { status: STATUS_OF[who] }, turn))),
    );

    const changes = await journal();
    expect(changes.length).toBeGreaterThanOrEqual(STAFF.length);
    expect(changes.map((one) => one.former_status)).toEqual([
      'available',
      ...changes.slice(0, -1).map((one) => one.status),
    ]);
    for (const { status, user_id } of changes) {
      expect(STAFF.map((who) => [STATUS_OF[who], USER_IDS[who]])).toContainEqual([status, user_id]);
    }
    const times = changes.map((one) => one.changed_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));

    const happened = await events();
    expect(happened.map((one) => one.status)).toEqual(changes.map((one) => one.status));
    const responses = [];
    while (responses.length < happened.length) responses.push(await page.next());
    page.close();
    expect(responses.map((one) => [one?.id, one?.data.status])).toEqual(
      happened.map((one) => [Number(one.id), one.status]),
    );

    const last = changes.at(-1);
    const { status, asOf } = (await app.call('getApartment', { params: { id: UNIT } })).json().data
      .attributes;
    expect([status, asOf]).toEqual([last?.status, last?.changed_at.toISOString()]);
  });

  it('keeps what each of them set, whoever comes last', async () => {
    beside = await openAppBeside(app);
    for (let round = 0; round < TIMES; round += 1) {
      const status = round % 2 === 0 ? 'sold' : 'reserved';
      const orientation = round % 2 === 0 ? 'NE' : 'SW';
      await Promise.all([
        change('sales_agent', { status }, 0),
        change('project_admin', { priceEur: 100_000 + round }, 1),
        change('super_admin', { orientation }, round),
      ]);
      const seen = await change('super_admin', {}, 1);
      expect(seen).toMatchObject({ status, orientation, properties: { price: String(100_000 + round) } });
      const known = await beside.call('getApartment', { params: { id: UNIT } });
      expect(known.json().data.attributes).toMatchObject({ status, orientation });
    }
  });

  it('has another tag after each change, so that nobody is told that it is as it was', async () => {
    const read = (tag?: string) =>
      app.call('getApartment', { params: { id: UNIT }, ...(tag && { headers: { 'if-none-match': tag } }) });
    await change('sales_agent', { status: 'available' });
    const tag = String((await read()).headers.etag);
    const url = operationPath('getApartment', { id: UNIT });
    const again = await app.http.inject({ url, headers: { 'if-none-match': tag } });
    expect(again.statusCode).toBe(304);
    await Promise.all(STAFF.map((who) => change(who, { status: 'sold' })));
    const changed = await read(tag);
    expect([changed.statusCode, changed.json().data.attributes.status]).toEqual([200, 'sold']);
  });
});
