import type { Locale, RoleName } from '@suite/contracts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { Texts } from '../../database/texts.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

/** Id of a new person whose address counts as confirmed; null when address or user name are taken. */
export async function addConfirmedPerson(
  db: Database,
  person: Omit<Insertable<Schema['users']>, 'email_confirmed_at'>,
): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({ ...person, email_confirmed_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Who is disabled too. */
export function lockInvited(trx: Database, emailKey: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** In place of the roles that the person had there. */
export async function storeRole(
  trx: Database,
  {
    userId,
    role,
    projectId,
  }: { readonly userId: number; readonly role: RoleName; readonly projectId: number | null },
): Promise<void> {
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('project_id', projectId === null ? 'is' : '=', projectId)
    .execute();
  await trx.insertInto('user_roles').values({ user_id: userId, role, project_id: projectId }).execute();
}

export async function projectName(trx: Database, id: number): Promise<Texts | null> {
  const row = await trx.selectFrom('projects').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** The row of a person who is not disabled, locked until the transaction ends. */
export async function lockPerson(trx: Database, emailKey: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
    .where('email_key', '=', emailKey)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** By the address in small letters. */
export function findPerson(db: Database, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at', 'disabled_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** Id of a new person, whose address is the user name; null when there is somebody with the address already. */
export async function addPerson(
  trx: Database,
  { email, hash, locale }: { readonly email: string; readonly hash: string | null; readonly locale: Locale },
): Promise<number | null> {
  const key = email.toLowerCase();
  const added = await trx
    .insertInto('users')
    .values({ email, email_key: key, username: email, username_key: key, password_hash: hash, locale })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

export async function dropPassword(trx: Database, userId: number): Promise<void> {
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}

export function confirmAddress(trx: Database, userId: number) {
  return trx
    .updateTable('users')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .returning(['email', 'locale', 'password_hash'])
    .executeTakeFirstOrThrow();
}

/** Somebody by address or user name in small letters, who is not disabled, locked until the transaction ends. */
export function lockTyped(trx: Database, key: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where((where) => where.or([where('email_key', '=', key), where('username_key', '=', key)]))
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets the password of a person whose address is confirmed by that. */
export function confirmWithPassword(trx: Database, userId: number, hash: string) {
  return trx
    .updateTable('users')
    .set({
      password_hash: hash,
      second_factor_exempt: false,
      email_confirmed_at: sql`coalesce(email_confirmed_at, now())`,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .returning(['email', 'locale'])
    .executeTakeFirstOrThrow();
}

export function addressOf(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function deleteProjectPasswords(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('project_passwords').where('user_id', '=', userId).execute();
}

export function storePassword(trx: Database, userId: number, hash: string) {
  return trx
    .updateTable('users')
    .set({ password_hash: hash, second_factor_exempt: false, updated_at: sql`now()` })
    .where('id', '=', userId)
    .returning(['email', 'locale'])
    .executeTakeFirstOrThrow();
}

export async function storeProjectPassword(
  trx: Database,
  { userId, projectId, hash }: { readonly userId: number; readonly projectId: number; readonly hash: string },
): Promise<void> {
  await trx
    .insertInto('project_passwords')
    .values({ user_id: userId, project_id: projectId, password_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'project_id'])
        .doUpdateSet({ password_hash: hash, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** The saved homes of a person, in the order in which they were saved. */
export async function findFavorites(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('apartment_id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.apartment_id);
}

/** Until the transaction ends. */
export async function lockUser(trx: Database, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function deleteFavorites(trx: Database, userId: number, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('apartment_id', 'in', [...ids])
    .execute();
}

/** Those that are there already stay as they are. */
export async function insertFavorites(trx: Database, userId: number, ids: readonly number[]): Promise<void> {
  await trx
    .insertInto('favorites')
    .values(ids.map((apartment_id) => ({ user_id: userId, apartment_id })))
    .onConflict((conflict) => conflict.columns(['user_id', 'apartment_id']).doNothing())
    .execute();
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

export function personRow(db: Database, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'username', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Of projects of these ids, those that may be seen, and all that the person is staff of; with the time at which the
 * person set a password of the project.
 */
export function namedProjects(
  context: QueryContext,
  { ids, staffOf, userId }: { ids: readonly number[]; staffOf: readonly number[]; userId: number },
) {
  const seen = context.db.selectFrom(visible(context, 'projects')).select('id');
  return context.db
    .selectFrom('any_projects')
    .leftJoin('project_passwords', (join) =>
      join
        .onRef('project_passwords.project_id', '=', 'any_projects.id')
        .on('project_passwords.user_id', '=', userId),
    )
    .select(['id', 'name', 'project_passwords.updated_at as password_set_at'])
    .where('id', 'in', ids)
    .where((where) => where.or([where('id', 'in', seen), sql<boolean>`id = any(${[...staffOf]}::int[])`]))
    .orderBy('id')
    .execute();
}

/** Name of the person of the joined table `person`, else the address; null without a person. */
export const personName = sql<string | null>`coalesce(
  nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`;

/** What people are called, by their ids. */
export async function displayNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as person')
    .select(['person.id', personName.as('name')])
    .where('person.id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Names that everybody may know: of organisations, and of projects that are shown to whoever asks. */
export async function publicNames(context: QueryContext): Promise<string[]> {
  const { db } = context;
  const organizations = await db.selectFrom('organizations').select('name').execute();
  const projects = await db.selectFrom(visible(context, 'projects')).select('name').execute();
  return [...organizations, ...projects].flatMap(({ name }) => Object.values(name));
}

/** Of a person, as they stand in addresses and lists. */
export async function namesOf(db: Database, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'username', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return Object.values(row ?? {});
}
