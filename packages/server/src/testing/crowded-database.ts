import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/connection.ts';
import { codeOf } from '../errors.ts';

/** A PostgreSQL of which others can take every connection, without those who share its server noticing. */
export interface CrowdedDatabase {
  readonly url: string;
  /** Others take what is free, and what was in use before once that is lost; gives what ends it. */
  crowd(): Promise<() => Promise<void>>;
  /** Leaves the database, to who made it. */
  drop(): Promise<void>;
}

const CONNECTIONS = 20;
const TOO_MANY = '53300';

/**
 * For the database at `url`, which `direct` reaches as a superuser: limits of connections do not hold for those, so it is
 * used as somebody else, who may do the same.
 */
export async function makeCrowdedDatabase(direct: Database, url: string): Promise<CrowdedDatabase> {
  const role = `suite_test_${randomUUID().replaceAll('-', '')}`;
  const limitTo = (most: number) => sql.raw(`alter role ${role} connection limit ${most}`).execute(direct);
  await sql.raw(`create role ${role} login password 'p' in role current_user`).execute(direct);
  await limitTo(CONNECTIONS);
  const own = new URL(url);
  [own.username, own.password] = [role, 'p'];

  async function crowd() {
    const others: pg.Client[] = [];
    for (let isFull = false; !isFull; ) {
      const other = new pg.Client({ connectionString: own.href });
      other.on('error', () => undefined);
      try {
        await other.connect();
        others.push(other);
      } catch (error) {
        if (codeOf(error) !== TOO_MANY) throw error;
        isFull = true;
      }
    }
    const ids = await Promise.all(others.map((other) => other.query('select pg_backend_pid() as id')));
    const held = ids.map(({ rows }) => Number(rows[0].id));
    // What is lost from here on is not free again.
    await limitTo(held.length);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = ${role} and pid <> all(${held}::integer[])`.execute(direct);
    return async () => {
      await Promise.all(others.map((other) => other.end()));
      await limitTo(CONNECTIONS);
    };
  }

  async function drop() {
    for (const statement of [
      `reassign owned by ${role} to current_user`,
      `drop owned by ${role}`,
      `drop role ${role}`,
    ])
      await sql.raw(statement).execute(direct);
  }

  return { url: own.href, crowd, drop };
}
