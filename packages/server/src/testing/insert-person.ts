import type { Insertable } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { createPasswords } from '../modules/session/passwords.ts';

export interface MadePerson {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody whose address is confirmed. Gives the id. */
export async function insertPerson(
  db: Database,
  { email, password, firstName, lastName }: MadePerson,
  more: Partial<Insertable<Schema['users']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_key: email,
      username: email,
      username_key: email,
      password_hash: await createPasswords().hash(password),
      first_name: firstName,
      last_name: lastName,
      locale: 'en',
      email_confirmed_at: new Date(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
