import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';
import { deleteFormerPresences } from './presence-repository.ts';

describe.each(TEST_BACKENDS)('who else is at a project on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('presences').execute());

  const announce = (identity: Identity, room = 'units', projectId = 1) =>
    app.call('announcePresence', { params: { projectId }, headers: app.headersOf[identity], body: { room } });
  async function seenBy(identity: Identity): Promise<readonly (readonly [id: number, room: string])[]> {
    const colleagues: { attributes: { id: number; room: string } }[] = (await announce(identity)).json().data;
    return colleagues.map(({ attributes: { id, room } }) => [id, room]);
  }
  const age = (seconds: number) =>
    sql`update presences set seen_at = now() - ${seconds} * interval '1 second'`.execute(app.db);

  it('is told to colleagues, with the room that they opened last, and not to oneself', async () => {
    expect(await seenBy('project_editor')).toEqual([]);
    await announce('sales_agent', 'enquiries');
    await announce('sales_agent', 'units');
    expect(await seenBy('project_admin')).toEqual([
      [USER_IDS.project_editor, 'units'],
      [USER_IDS.sales_agent, 'units'],
    ]);
  });

  it.each([
    [40, [[USER_IDS.sales_agent, 'units']]],
    [50, []],
  ])('is so for 45 seconds: after %i', async (seconds, expected) => {
    await announce('sales_agent');
    await age(seconds);
    expect(await seenBy('project_editor')).toEqual(expected);
  });

  it('is told per project', async () => {
    await announce('super_admin', 'units', 2);
    expect(await seenBy('project_editor')).toEqual([]);
  });

  it('goes after a day', async () => {
    await announce('sales_agent');
    await announce('project_editor');
    await sql`update presences set seen_at = now() - interval '25 hours' where user_id = ${USER_IDS.sales_agent}::int`.execute(
      app.db,
    );
    await deleteFormerPresences(app.db);
    expect(await app.db.selectFrom('presences').select('user_id').execute()).toEqual([
      { user_id: USER_IDS.project_editor },
    ]);
  });

  it('is no business of who does not work on the project, and names a room', async () => {
    expect((await announce('user')).statusCode).toBe(403);
    expect((await announce('anonymous')).statusCode).toBe(401);
    expect((await announce('project_editor', '../etc')).statusCode).toBe(400);
  });
});
