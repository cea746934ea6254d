import type { AuditAction, AuditEntity, AuditEntry, AuditQuery } from '@suite/api';
import type { Database } from '../../database/connection.ts';
import type { AuditChange } from '../../database/schema-audit.ts';
import { defusedCsv } from '../defused-csv.ts';
import type { Resource } from '../query-context.ts';
import { type EntryRow, entryRows, type Page } from './repository.ts';

export async function findEntries(
  db: Database,
  wanted: AuditQuery,
  page: Page,
): Promise<Resource<AuditEntry>[]> {
  const rows = await entryRows(db, wanted, page);
  return rows.map((row) => ({ id: row.id, type: 'audit-entry', attributes: attributesOf(row) }));
}

/** The tables' checks and the writer see to it that these are of their kinds. */
function attributesOf(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    userId: row.user_id,
    name: row.name,
    role: row.role,
    network: row.network,
    action: row.action as AuditAction,
    operation: row.operation,
    entity: row.entity as AuditEntity | null,
    entityId: row.entity_id,
    projectId: row.project_id,
    outcome: row.outcome,
    reason: row.reason,
    changes: row.changes.map(withPublicNames),
    moreChanges: row.more_changes,
    hash: row.hash,
  };
}

/** Columns of secrets, under names that say no more than that. */
const PUBLIC_NAMES: Readonly<Record<string, string>> = { password_hash: 'password' };

function withPublicNames(change: AuditChange): AuditChange {
  const named = (values: AuditChange['before']) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [PUBLIC_NAMES[key] ?? key, value]));
  return { ...change, before: named(change.before), after: named(change.after) };
}

const COLUMNS = [
  'id',
  'at',
  'actor',
  'userId',
  'name',
  'role',
  'network',
  'action',
  'operation',
  'entity',
  'entityId',
  'projectId',
  'outcome',
  'reason',
  'changes',
  'moreChanges',
  'hash',
] as const;

const AT_ONCE = 1000;

/** All entries that are searched for as CSV, part by part. */
export async function* entriesCsv(db: Database, wanted: AuditQuery): AsyncGenerator<string> {
  for (let before: number | undefined, header = true; ; header = false) {
    const entries = await findEntries(db, wanted, { before, limit: AT_ONCE });
    const rows = entries.map(({ attributes }) => ({
      ...attributes,
      changes: attributes.changes.length === 0 ? '' : JSON.stringify(attributes.changes),
    }));
    if (header || rows.length > 0) yield defusedCsv(rows, COLUMNS, { header });
    before = entries.at(-1)?.id;
    if (entries.length < AT_ONCE) return;
  }
}
