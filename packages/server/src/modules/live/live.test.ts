import { operationPath } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { METRICS_PATH } from '../../observation/metrics.ts';
import { type Message, openEventStream, type TestStream } from '../../testing/event-stream.ts';
import { IDS, unit } from '../../testing/fixture.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';
import { deleteOldStatusEvents } from './repository.ts';

describe.each(TEST_BACKENDS)('open pages on %s', (backend) => {
  let app: TestApp;
  let origin: string;
  const open = new Set<TestStream>();
  beforeAll(async () => {
    app = await openTestApp(backend);
    origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const stream of open) stream.close();
    open.clear();
  });
  afterAll(() => app.close());

  async function follow(building: number, knownId?: number, at = origin): Promise<TestStream> {
    const stream = await openEventStream(at + operationPath('followBuilding', { id: building }), {
      'accept-encoding': 'br',
      ...(knownId !== undefined && { 'last-event-id': String(knownId) }),
    });
    open.add(stream);
    return stream;
  }

  async function ready(stream: TestStream): Promise<number> {
    const message = await stream.next();
    expect(message?.event).toBe('ready');
    return message?.id ?? 0;
  }

  const statusOf = async (id: number) =>
    (await app.db.selectFrom('apartments').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const setStatus = (id: number, status: UnitStatus) =>
    app.db.updateTable('apartments').set({ status }).where('id', '=', id).execute();
  /** To a status that it has not. */
  async function change(id: number): Promise<UnitStatus> {
    const next = UNIT_STATUSES[(UNIT_STATUSES.indexOf(await statusOf(id)) + 1) % UNIT_STATUSES.length];
    if (!next) throw new Error('There is no next status');
    await setStatus(id, next);
    return next;
  }
  const summaryOf = (message: Message | null) => [
    message?.event,
    message?.data.apartmentId,
    message?.data.status,
  ];

  /** Another app on the same database. */
  async function another(options: { heartbeatMs?: number; rateLimits?: boolean }) {
    const other = await createApp({
      mediaDir: app.mediaDir,
      logLevel: 'silent',
      rateLimits: options.rateLimits ?? false,
      heartbeatMs: options.heartbeatMs,
    });
    other.setDatabase(app.db);
    onTestFinished(() => other.http.close());
    return { http: other.http, origin: await other.http.listen({ port: 0, host: '127.0.0.1' }) };
  }

  it('are told where they stand, then of every change of a status', async () => {
    const stream = await follow(1);
    const building = (await app.call('getBuilding', { params: { id: 1 } })).json().data.attributes;
    const first = await stream.next();
    expect(first).toEqual({
      id: expect.any(Number),
      event: 'ready',
      data: { lastEventId: first?.id, asOf: building.asOf },
    });
    const status = await change(101);
    const second = await stream.next();
    const { asOf } = (await app.call('getApartment', { params: { id: 101 } })).json().data.attributes;
    expect(second).toEqual({
      id: expect.any(Number),
      event: 'status',
      data: { apartmentId: 101, status, asOf },
    });
    expect(second?.id).toBeGreaterThan(first?.id ?? Number.POSITIVE_INFINITY);
    await setStatus(101, status);
    const other = await change(102);
    expect(summaryOf(await stream.next())).toEqual(['status', 102, other]);
  });

  it('get a stream that nobody keeps, gathers or compresses', async () => {
    const { status, headers } = await follow(1);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('miss nothing and hear nothing twice when they connect again', async () => {
    const first = await follow(1);
    const start = await ready(first);
    first.close();
    const statuses = [await change(101), await change(103), await change(101)];
    const again = await follow(1, start);
    const messages = [await again.next(), await again.next(), await again.next()];
    expect(messages.map(summaryOf)).toEqual([
      ['status', 101, statuses[0]],
      ['status', 103, statuses[1]],
      ['status', 101, statuses[2]],
    ]);
    const third = await follow(1, messages[1]?.id);
    expect(await third.next()).toEqual(messages[2]);
    const late = await change(102);
    expect(summaryOf(await third.next())).toEqual(['status', 102, late]);
    const url = `${origin}${operationPath('followBuilding', { id: 1 })}?lastEventId=${messages[2]?.id}`;
    const byQuery = await openEventStream(url);
    open.add(byQuery);
    expect(summaryOf(await byQuery.next())).toEqual(['status', 102, late]);
  });

  it('hear all changes in order while they come, go and come again', async () => {
    const stream = await follow(1);
    let knownId = await ready(stream);
    stream.close();
    const expected: [number, UnitStatus][] = [];
    const changing = (async () => {
      for (let round = 0; round < 40; round += 1) {
        const id = 101 + (round % 3);
        expected.push([id, await change(id)]);
      }
    })();
    const heard: Message[] = [];
    while (heard.length < 40) {
      const visit = await follow(1, knownId);
      for (let count = 0; count < 7 && heard.length < 40; count += 1) {
        const message = await visit.next();
        if (!message) break;
        heard.push(message);
        knownId = message.id;
      }
      visit.close();
    }
    await changing;
    expect(heard.map(({ data }) => [data.apartmentId, data.status])).toEqual(expected);
    expect(heard.map(({ id }) => id)).toEqual(heard.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('hear nothing of other buildings, nor of units that are not published', async () => {
    const stream = await follow(1);
    await ready(stream);
    await change(401);
    await change(IDS.unpublishedUnit);
    const status = await change(102);
    expect(summaryOf(await stream.next())).toEqual(['status', 102, status]);
  });

  it('are told to read all units again when a building gets new ones', async () => {
    const stream = await follow(7);
    const start = await ready(stream);
    await app.db.insertInto('apartments').values(unit(702)).execute();
    const next = await ready(stream);
    expect(next).toBeGreaterThan(start);
    expect(await ready(await follow(7, start))).toBe(next);
  });

  it.each([0, 999_999_999])('are told to read all units again when they know %i', async (knownId) => {
    await app.db
      .insertInto('status_events')
      .values({ building_id: 1, apartment_id: 101, status: 'sold', changed_at: new Date(0) })
      .execute();
    await deleteOldStatusEvents(app.db);
    const stored = await app.db.selectFrom('status_events').selectAll().execute();
    expect(stored).toEqual([]);
    await ready(await follow(1, knownId));
  });

  it('keep the events of the last thirty days', async () => {
    await change(101);
    const count = async () => (await app.db.selectFrom('status_events').select('id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await deleteOldStatusEvents(app.db);
    expect(await count()).toBe(before);
  });

  it('are let go when their building is no longer published', async () => {
    const stream = await follow(4);
    await ready(stream);
    await app.db.updateTable('buildings').set({ published: false }).where('id', '=', 4).execute();
    expect(await stream.next()).toBeNull();
    expect((await follow(4)).status).toBe(404);
    await app.db.updateTable('buildings').set({ published: true }).where('id', '=', 4).execute();
  });

  it('are told nothing, and not to ask again, where the organisation hides statuses', async () => {
    expect((await follow(5)).status).toBe(204);
    const stream = await follow(1);
    await ready(stream);
    const hide = (hides: boolean) =>
      app.db.updateTable('organizations').set({ hide_unit_status: hides }).where('id', '=', 1).execute();
    await hide(true);
    expect(await stream.next()).toBeNull();
    await hide(false);
  });

  it('are refused a number of an event that is none', async () => {
    const url = origin + operationPath('followBuilding', { id: 1 });
    const responses = [
      await fetch(url, { headers: { 'last-event-id': '1 or 1=1' } }),
      await fetch(`${url}?lastEventId=x`),
    ];
    for (const response of responses) expect(response.status).toBe(400);
  });

  it('get signs of life', async () => {
    const other = await another({ heartbeatMs: 20 });
    const stream = await follow(1, undefined, other.origin);
    await stream.heartbeat();
    await stream.heartbeat();
  });

  it('are ten at most of one address, and are counted', async () => {
    const other = await another({ rateLimits: true });
    const count = async () => /^live_streams (\d+)$/m.exec((await other.http.inject(METRICS_PATH)).body)?.[1];
    const streams: TestStream[] = [];
    for (let n = 0; n < 10; n += 1) streams.push(await follow(1, undefined, other.origin));
    expect(await count()).toBe('10');
    const refused = await follow(1, undefined, other.origin);
    expect(refused.status).toBe(503);
    streams[0]?.close();
    await expect.poll(count).toBe('9');
    expect((await follow(1, undefined, other.origin)).status).toBe(200);
  });

  it('are told by a HEAD that they would be answered, without a stream', async () => {
    const other = await another({ rateLimits: true });
    const url = other.origin + operationPath('followBuilding', { id: 1 });
    for (let n = 0; n <= 10; n += 1) {
      const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    }
    expect((await other.http.inject(METRICS_PATH)).body).toMatch(/^live_streams 0$/m);
    expect((await follow(1, undefined, other.origin)).status).toBe(200);
  });

  it('do not keep the server from closing', async () => {
    const other = await another({});
    const stream = await follow(1, undefined, other.origin);
    await ready(stream);
    await other.http.close();
    expect(await stream.next()).toBeNull();
  });
});
