import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Of Kysely's migrator: they follow from the migrations that are made. */
const OTHERS: readonly string[] = ['kysely_migration', 'kysely_migration_lock'];
const ROWS_AT_ONCE = 500;

async function read<Row>(db: Database, query: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}

/** Names of the tables with data, sorted. */
export async function tableNames(db: Database): Promise<readonly string[]> {
  const rows = await read(
    db,
    sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !OTHERS.includes(name));
}

/** The rows of a table as lines of JSON, a few hundred at once. In a transaction. */
export async function* readTable(trx: Database, table: string): AsyncGenerator<readonly string[]> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(trx);
  for (;;) {
    const rows = await read(trx, sql<{ line: string }>`${sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`)}`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(trx);
}

export type Sequences = Readonly<Record<string, string>>;

/** Where the numbers of rows have come to, by the names of sequences. */
export async function readSequences(db: Database): Promise<Sequences> {
  const rows = await read(
    db,
    sql<{ name: string; last: string | null }>`select sequencename as name, last_value::text as last
      from pg_sequences where schemaname = current_schema()`,
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

/** Empties all tables for rows that come in any order, without a trigger looking at them. Gives what ends that. */
export async function openForRows(trx: Database): Promise<() => Promise<void>> {
  const tables = await tableNames(trx);
  const keys = await read(
    trx,
    sql<{ table: string; name: string; definition: string }>`
      select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  for (const { table, name } of keys)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
  return async () => {
    // Of the server that the backup is of: here it could be that of a transaction to come.
    await sql`update catalogue_state set changed_by = null`.execute(trx);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    for (const { table, name, definition } of keys) {
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
    }
  };
}

export async function writeRows(trx: Database, table: string, lines: readonly string[]): Promise<void> {
  const columns = await read(
    trx,
    sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
    trx,
  );
}

export async function writeSequences(trx: Database, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(${`"${name}"`}::regclass, ${last}::bigint, true)`.execute(trx);
  }
}
