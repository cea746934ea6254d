import type { SignedIn } from '@suite/access';
import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { sql } from 'kysely';
import type { Resource } from '../catalogue/query-context.ts';
import type { Database } from '../database/connection.ts';

export interface RoleAttributes {
  readonly id: number;
  readonly name: RoleName;
}

interface ProfileAttributes {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly roles: RoleAttributes[];
}

export function roleAttributes(name: RoleName): RoleAttributes {
  return { id: ROLE_IDS[name], name };
}

/** Each role once, in the order of their numbers. */
export function rolesOf(names: readonly RoleName[]): RoleAttributes[] {
  return [...new Set(names)].map(roleAttributes).toSorted((a, b) => a.id - b.id);
}

export async function findProfile(db: Database, viewer: SignedIn): Promise<Resource<ProfileAttributes>> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'username', 'created_at', 'updated_at'])
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    type: 'user',
    attributes: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      username: row.username,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      roles: viewer.roles.map(roleAttributes),
    },
  };
}

export async function changeNames(
  db: Database,
  userId: number,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}
