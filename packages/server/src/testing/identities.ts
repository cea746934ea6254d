import { randomUUID } from 'node:crypto';
import type { RoleName } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { createAccessTokens } from '../modules/session/access-token.ts';
import { createPasswords } from '../modules/session/passwords.ts';

export const TEST_KEY = new Uint8Array(32).fill(7);
/** Everybody who can ask: a stranger, and each role. Editor, admin and agent are on project 1 only. */
export const IDENTITIES = [
  'anonymous',
  'user',
  'sales_agent',
  'project_editor',
  'project_admin',
  'super_admin',
] as const satisfies readonly (RoleName | 'anonymous')[];
export type Identity = (typeof IDENTITIES)[number];

export const USER_IDS: Readonly<Record<RoleName, number>> = {
  super_admin: 1,
  project_admin: 2,
  project_editor: 3,
  user: 4,
  sales_agent: 5,
};
/** Of everybody in the fixture. */
export const TEST_PASSWORD = 'correct horse battery';

/** Cheap, so that tests which log in do not wait. */
export const TEST_PASSWORD_COST = { memoryKiB: 64, passes: 2 };
const TEST_HASH = createPasswords(TEST_PASSWORD_COST).hash(TEST_PASSWORD);

/** People of the fixture, confirmed. */
export async function fillPeople(db: Database): Promise<void> {
  const passwordHash = await TEST_HASH;
  const people = Object.entries(USER_IDS) as [RoleName, number][];
  await db
    .insertInto('users')
    .values(
      people.map(([role, id]) => ({
        id,
        email: `${role}@people.example`,
        email_key: `${role}@people.example`,
        username: role,
        username_key: role,
        password_hash: passwordHash,
        first_name: 'First',
        last_name: role.slice(0, 25),
        locale: 'en' as const,
        email_confirmed_at: new Date(),
      })),
    )
    .execute();
  // These ids were given, not counted.
  await sql`alter table users alter column id restart with 100`.execute(db);
  await db
    .insertInto('user_roles')
    .values([
      { user_id: USER_IDS.super_admin, role: 'super_admin' },
      { user_id: USER_IDS.project_admin, role: 'project_admin', project_id: 1 },
      { user_id: USER_IDS.project_editor, role: 'project_editor', project_id: 1 },
      { user_id: USER_IDS.sales_agent, role: 'sales_agent', project_id: 1 },
    ])
    .execute();
}

/** Headers of a request by somebody who has just signed in; none for a stranger. */
export async function signIn(db: Database, identity: Identity): Promise<Record<string, string>> {
  if (identity === 'anonymous') return {};
  const session = { id: randomUUID(), userId: USER_IDS[identity] };
  await db
    .insertInto('sessions')
    .values({ id: session.id, user_id: session.userId, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return { authorization: `Bearer ${await createAccessTokens(TEST_KEY).issue(session)}` };
}

/** The staff of the fixture are staff of another project too. */
export async function giveRolesOn(db: Database, projectId: number): Promise<void> {
  const roles = ['project_admin', 'project_editor', 'sales_agent'] as const;
  await db
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: USER_IDS[role], role, project_id: projectId })))
    .execute();
}
