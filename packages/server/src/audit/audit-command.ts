import type { AuditAction } from '@suite/api';
import type { Database } from '../database/connection.ts';
import { auditedDatabase } from './audited-database.ts';

interface Typed {
  readonly action: AuditAction | 'none';
  /** Its name, and what it is about. */
  readonly title: string;
  readonly about: string | null;
}

/** Carries out a command on a database that writes down what it does. */
export async function auditedCommand<Result>(
  db: Database,
  { action, title, about }: Typed,
  carryOut: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (action === 'none') return carryOut(db);
  const ledger = auditedDatabase(db, {
    level: action.startsWith('version.') ? 'summary' : 'all',
    describe: (projectId) => ({
      actor: 'command',
      user_id: null,
      role: null,
      network: null,
      action,
      operation: `admin ${title}`,
      entity: null,
      // An address that was typed is not kept: the changes have the number of the account.
      entity_id: about?.includes('@') ? null : (about?.slice(0, 60) ?? null),
      project_id: projectId,
      outcome: 'done',
      reason: null,
      request_id: null,
    }),
  });
  const result = await carryOut(ledger.db);
  await ledger.conclude();
  return result;
}
