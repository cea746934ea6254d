import type { SignedIn } from '@suite/access';
import { FAVORITES_LIMIT } from '@suite/api';
import { ROLE_IDS, type RoleName } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import {
  deleteFavorites,
  findFavorites,
  insertFavorites,
  lockUser,
  namedProjects,
  personRow,
} from './repository.ts';

/**
 * Removes and adds saved homes; what is there already, or is not there, is no problem. Answers with the list.
 * @throws {RequestError} 400 when the list would grow too long.
 */
export async function saveFavorites(
  db: Database,
  userId: number,
  { add, remove }: { readonly add: readonly number[]; readonly remove: readonly number[] },
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    // One change of a person's list at a time, or two might pass the limit together.
    await lockUser(trx, userId);
    if (remove.length > 0) await deleteFavorites(trx, userId, remove);
    if (add.length > 0) await insertFavorites(trx, userId, add);
    const ids = await findFavorites(trx, userId);
    if (ids.length <= FAVORITES_LIMIT) return ids;
    throw new RequestError(400, 'too-many-favorites', `You can save at most ${FAVORITES_LIMIT} homes.`);
  });
}

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
  readonly needsSecondFactor?: true;
}

export function roleAttributes(name: RoleName): RoleAttributes {
  return { id: ROLE_IDS[name], name };
}

/** Each role once, in the order of their numbers. */
export function rolesOf(names: readonly RoleName[]): RoleAttributes[] {
  return [...new Set(names)].map(roleAttributes).toSorted((a, b) => a.id - b.id);
}

export async function findProfile(db: Database, viewer: SignedIn): Promise<Resource<ProfileAttributes>> {
  const row = await personRow(db, viewer.userId);
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
      ...(viewer.needsSecondFactor && { needsSecondFactor: true }),
    },
  };
}

type OwnProject = AttributesOf<'listOwnProjects'>;

/** Projects that the person is on: those that may be seen, and as staff all of them. */
export async function findOwnProjects(
  context: QueryContext,
  viewer: SignedIn,
  staffOf: readonly number[],
): Promise<Resource<OwnProject>[]> {
  const ids = viewer.memberships.map(({ projectId }) => projectId);
  if (ids.length === 0) return [];
  const rows = await namedProjects(context, { ids, staffOf, userId: viewer.userId });
  return rows.map((row) => ({
    id: row.id,
    type: 'project',
    attributes: {
      id: row.id,
      name: textIn(context.language, row.name),
      roles: rolesOf(viewer.memberships.find(({ projectId }) => projectId === row.id)?.roles ?? []),
      passwordSetAt: row.password_set_at?.toISOString() ?? null,
    },
  }));
}

export function favoritesOf(userId: number, apartmentIds: number[]): Resource<{ apartmentIds: number[] }> {
  return { id: userId, type: 'favorites', attributes: { apartmentIds } };
}
