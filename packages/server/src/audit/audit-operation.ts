import { rolesOn, strongestRole, type Viewer } from '@suite/access';
import { type Audit, type Operation, type OperationName, operations } from '@suite/api';
import type { RoleName } from '@suite/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { networkOf } from '../modules/delivery/network.ts';
import { append } from './append.ts';
import { auditedDatabase } from './audited-database.ts';
import type { NewEntry } from './entry.ts';
import { mayNoteRefusal } from './refusals.ts';

/** Who it turned out to be who was not signed in, or whose account was tried. */
export interface AuditNote {
  userId: number | null;
  /** The strongest role of who came in; null until somebody has. */
  role?: RoleName | null;
}

interface AuditedRequest {
  readonly operation: OperationName;
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly note: AuditNote;
}

/** Carries out an operation on a database that writes down what it does; refused attempts are written down too. */
export async function audited<Result>(
  db: Database,
  call: AuditedRequest,
  carryOut: (db: Database) => Promise<Result>,
): Promise<Result> {
  const audit = auditOf(call.operation);
  if (!audit) return carryOut(db);
  const ledger = auditedDatabase(db, {
    level: audit.changes ?? 'all',
    describe: (projectId) => entryOf(call, audit, { outcome: 'done', projectId }),
  });
  try {
    const result = await carryOut(ledger.db);
    await ledger.conclude();
    return result;
  } catch (error) {
    await noteRefusal(db, call, error);
    throw error;
  }
}

/**
 * Whoever is turned away is written down. What cannot be understood, or goes wrong here, is a line of the log; who is told
 * to wait was not looked at.
 */
const REFUSALS = [401, 403, 404, 409, 412];

export async function noteRefusal(db: Database, call: AuditedRequest, error: unknown): Promise<void> {
  const audit = auditOf(call.operation);
  if (!audit || !(error instanceof RequestError) || !REFUSALS.includes(error.statusCode)) return;
  const entry = entryOf(call, audit, { outcome: 'refused', projectId: null, reason: error.code });
  if (!mayNoteRefusal(entry)) return;
  try {
    await db.transaction().execute((trx) => append(trx, entry));
  } catch (cause) {
    call.request.log.error({ err: cause }, 'a refused attempt is not in the ledger');
  }
}

function auditOf(name: OperationName): Audit | null {
  const { audit }: Operation = operations[name];
  return typeof audit === 'object' ? audit : null;
}

interface Fate {
  readonly outcome: 'done' | 'refused';
  readonly projectId: number | null;
  readonly reason?: string;
}

function entryOf({ operation, viewer, request, note }: AuditedRequest, audit: Audit, fate: Fate): NewEntry {
  const params = request.params as Readonly<Record<string, unknown>>;
  const projectId = fate.projectId ?? namedProject(request);
  const entityId = audit.id === undefined ? note.userId : params[audit.id];
  const { userId, role } = whoOf(viewer, { note, projectId, outcome: fate.outcome });
  return {
    actor: userId === null ? 'anonymous' : 'person',
    user_id: userId,
    role,
    network: networkOf(request.ip),
    action: audit.action,
    operation,
    entity: audit.entity ?? null,
    entity_id: entityId === null || entityId === undefined ? null : String(entityId).slice(0, 60),
    project_id: projectId,
    outcome: fate.outcome,
    reason: fate.reason ?? null,
    request_id: request.id,
  };
}

interface Doing extends Pick<Fate, 'outcome' | 'projectId'> {
  readonly note: AuditNote;
}

/** Whoever is signed in, else who came in by it. */
function whoOf(
  viewer: Viewer,
  { note, outcome, projectId }: Doing,
): { readonly userId: number | null; readonly role: string | null } {
  if (viewer.kind === 'signed-in') {
    const here = projectId === null ? [] : rolesOn(viewer, projectId);
    return { userId: viewer.userId, role: strongestRole(here) ?? strongestRole(viewer.roles) };
  }
  return outcome === 'done' ? { userId: note.userId, role: note.role ?? null } : { userId: null, role: null };
}

/** The project that the path, the query or the body names. */
function namedProject({ params, query, body }: FastifyRequest): number | null {
  for (const part of [params, query, body]) {
    const named = typeof part === 'object' && part && 'projectId' in part ? Number(part.projectId) : 0;
    if (Number.isInteger(named) && named > 0 && named < 2 ** 31) return named;
  }
  return null;
}
