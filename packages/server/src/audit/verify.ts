import type { Database } from '../database/connection.ts';
import { hashOf, type StoredEntry } from './entry.ts';

export interface Verification {
  readonly entries: number;
  readonly lastId: number;
  readonly lastHash: string;
  /** The first thing that is not as it was written; null when all is. */
  readonly issue: string | null;
}

const AT_ONCE = 1000;
const BEFORE_ALL = -(2 ** 31);

/** Follows the chain from its checkpoint, which stands for what was deleted for its age, to its end. */
export async function verifyLedger(db: Database): Promise<Verification> {
  const chain = await db.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow();
  const { first_id, first_hash, last_id, last_hash } = chain;
  let [expectedId, previous, entries] = [first_id, first_hash, 0];
  const result = (issue: string | null) => ({ entries, lastId: last_id, lastHash: last_hash, issue });
  for (let rows = await page(db, BEFORE_ALL); rows.length > 0; rows = await page(db, expectedId - 1)) {
    for (const row of rows) {
      if (row.id > last_id)
        return result(endOf({ expectedId, previous }, chain) ?? (await issueBehind(db, row)));
      const issue = issueOf(row, { expectedId, previous });
      if (issue) return result(issue);
      [expectedId, previous, entries] = [row.id + 1, row.hash, entries + 1];
    }
  }
  return result(endOf({ expectedId, previous }, chain));
}

/** What was written since the end was read is no issue. */
async function issueBehind(db: Database, { id }: StoredEntry): Promise<string | null> {
  const { last_id } = await db.selectFrom('audit_chain').select('last_id').executeTakeFirstOrThrow();
  return id <= last_id ? null : `Entry ${id} was inserted: the ledger ends with ${last_id}.`;
}

function page(db: Database, afterId: number): Promise<StoredEntry[]> {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

interface Link {
  readonly expectedId: number;
  readonly previous: string;
}

function issueOf(row: StoredEntry, { expectedId, previous }: Link): string | null {
  if (row.id < expectedId) return `Entry ${row.id} was inserted: the ledger begins with ${expectedId}.`;
  if (row.id > expectedId) return `Entry ${expectedId} was removed: the next is ${row.id}.`;
  if (row.previous_hash !== previous)
    return `Entry ${row.id} does not follow the entry before it: one of them was changed or inserted.`;
  if (row.hash !== hashOf(row)) return `Entry ${row.id} was changed.`;
  return null;
}

function endOf({ expectedId, previous }: Link, chain: { last_id: number; last_hash: string }): string | null {
  if (expectedId <= chain.last_id)
    return `Entry ${expectedId} was removed: the ledger ends with ${chain.last_id}.`;
  return previous === chain.last_hash ? null : `Entry ${chain.last_id} was changed.`;
}
