import type { RoleName } from '@suite/contracts';
import type { AuditNote } from '../../audit/audit-operation.ts';
import type { Log } from '../../observation/log.ts';

/** What an organisation wants to find again after an attack. */
export type SecurityEvent =
  | 'logged-in'
  | 'login-failed'
  | 'login-slowed'
  | 'second-factor-refused'
  | 'second-factor-changed'
  | 'session-reused'
  | 'password-changed'
  | 'project-password-changed'
  | 'role-changed'
  | 'account-disabled'
  | 'account-enabled'
  | 'sessions-ended'
  | 'account-deleted';

/** Numbers of accounts and projects, never an address, a name, or what was typed. */
interface About {
  /** Null where what was typed is nobody's. */
  readonly userId: number | null;
  readonly projectId?: number | null;
  readonly role?: RoleName;
}

export type RecordSecurity = (event: SecurityEvent, about: About) => void;

/**
 * Lines with `security`: warnings, which are written by default; what went well only with `LOG_LEVEL=info`. `note`: for
 * the audit ledger, where whose account it is follows from what was typed.
 */
export function securityLog(log: Pick<Log, 'info' | 'warn'>, note?: AuditNote): RecordSecurity {
  return (security, about) => {
    if (note) note.userId = about.userId;
    log[security === 'logged-in' ? 'info' : 'warn']({ security, ...about }, 'security');
  };
}
