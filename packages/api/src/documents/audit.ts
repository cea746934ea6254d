import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { textId } from '../fields.ts';

/** What the ledger calls what was done or seen. */
export const AUDIT_ACTIONS = [
  'log-in',
  'account.change',
  'account.export',
  'account.delete',
  'people.read',
  'person.change',
  'enquiries.read',
  'enquiries.export',
  'enquiry.change',
  'organization.change',
  'project.change',
  'masterplan.change',
  'building.change',
  'unit.change',
  'media.change',
  'package.change',
  'preview-link.change',
  'version.import',
  'version.change',
  'version.publish',
  'mails.read',
  'mail.change',
  'release.change',
  'server.run-jobs',
  'server.backup',
  'ledger.read',
  'ledger.export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry, or a change in it, is about. */
export const AUDIT_ENTITIES = [
  'organization',
  'project',
  'masterplan',
  'building',
  'unit',
  'media',
  'package',
  'preview-link',
  'version',
  'person',
  'session',
  'enquiry',
  'mail',
  'app',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What an operation leaves in the ledger. */
export interface Audit {
  readonly action: AuditAction;
  /** What it is about, and which parameter of the path names it. */
  readonly entity?: AuditEntity;
  readonly id?: string;
  /** The rows of a whole version are not listed; what publishing means for the project is. */
  readonly changes?: 'summary';
}

/** Who acts: somebody signed in, somebody who is not, a command on the server, or the server itself. */
export const AUDIT_ACTORS = ['person', 'anonymous', 'command', 'server'] as const;
export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

const values = z.record(z.string(), z.unknown());

export const auditEntry = z.object({
  id,
  at: isoTime,
  actor: z.enum(AUDIT_ACTORS),
  userId: id.nullable(),
  /** Null for whom there is no account any more. */
  name: z.string().nullable(),
  role: z.string().nullable(),
  network: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  operation: z.string(),
  entity: z.enum(AUDIT_ENTITIES).nullable(),
  entityId: z.string().nullable(),
  projectId: id.nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Code of the error that it was refused with. */
  reason: z.string().nullable(),
  changes: z.array(z.object({ entity: z.string(), id: z.string(), before: values, after: values })),
  /** More rows were changed than are listed. */
  moreChanges: z.int(),
  hash: z.string(),
});

/** What is searched for; all of it must hold. */
export const auditQuery = z.strictObject({
  /** Number of the account, or a part of the address or the name. */
  who: z.string().max(100).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  entity: z.enum(AUDIT_ENTITIES).optional(),
  entityId: z.string().max(60).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  from: isoTime.optional(),
  to: isoTime.optional(),
});

export const AUDIT_PAGE = 50;
export const auditPageQuery = auditQuery.extend({ before: textId.optional() });
