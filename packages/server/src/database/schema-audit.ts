import type { Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

export interface AuditChange {
  readonly entity: string;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

interface AuditEntriesTable {
  id: number;
  at: Time;
  actor: 'person' | 'anonymous' | 'command' | 'server';
  user_id: number | null;
  role: string | null;
  /** The /24 or /48 that the request came from. */
  network: string | null;
  action: string;
  operation: string;
  entity: string | null;
  entity_id: string | null;
  project_id: number | null;
  outcome: 'done' | 'refused';
  reason: string | null;
  request_id: string | null;
  changes: Json<AuditChange[]>;
  /** How many more rows were changed than are listed. */
  more_changes: number;
  previous_hash: string;
  hash: string;
}

/** One row: where the chain begins, after what was deleted for its age, and where it ends. */
interface AuditChainTable {
  single: Generated<boolean>;
  first_id: number;
  /** Hash of the entry before the first. */
  first_hash: string;
  last_id: number;
  last_hash: string;
}

export interface AuditSchema {
  audit_entries: AuditEntriesTable;
  audit_chain: AuditChainTable;
  /** One row: the last entry that the log collector has. */
  audit_stream: { single: Generated<boolean>; sent_id: number };
}
