import type { Database } from '../database/connection.ts';
import { append, noteChanges, takeChanges } from './append.ts';
import type { NewEntry } from './entry.ts';

interface Ledger {
  readonly level: 'all' | 'summary';
  /** Called when the change is made, of the project that it turns out to be of. */
  readonly describe: (projectId: number | null) => NewEntry;
}

interface Audited {
  /** Each transaction that it begins ends with its entry: the change and the entry are there together, or neither. */
  readonly db: Database;
  /** Writes the entry of what has changed nothing. */
  readonly conclude: () => Promise<void>;
}

/** A database for one thing that somebody does. */
export function auditedDatabase(db: Database, { level, describe }: Ledger): Audited {
  let isWritten = false;

  const write = async (trx: Database) => {
    const changes = await takeChanges(trx);
    if (isWritten && changes.length === 0) return false;
    const ofProject = changes.find(({ projectId }) => projectId !== null);
    await append(trx, describe(ofProject?.projectId ?? null), changes);
    return true;
  };
  const inTransaction: Execute = async (change) => {
    let isNew = false;
    const result = await db.transaction().execute(async (trx) => {
      await noteChanges(trx, level);
      const made = await change(trx);
      isNew = await write(trx);
      return made;
    });
    isWritten ||= isNew;
    return result;
  };
  return {
    db: withTransactions(db, inTransaction),
    conclude: async () => {
      if (!isWritten) await db.transaction().execute(write);
    },
  };
}

type Execute = ReturnType<Database['transaction']>['execute'];

/** Everything of the database, but for how a transaction is carried out. */
function withTransactions(db: Database, execute: Execute): Database {
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
