import type { RoleName } from '@suite/contracts';
import type { Log } from '../../observation/log.ts';

/** What an organisation wants to find again after an attack. */
export type SecurityEvent =
  | 'logged-in'
  | 'login-failed'
  | 'login-locked'
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

/** Lines with `security`: warnings, which are written by default; what went well only with `LOG_LEVEL=info`. */
export function securityLog(log: Pick<Log, 'info' | 'warn'>): RecordSecurity {
  return (security, about) =>
    log[security === 'logged-in' ? 'info' : 'warn']({ security, ...about }, 'security');
}
