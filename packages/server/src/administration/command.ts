import type { ParseArgsOptionsConfig } from 'node:util';
import type { AuditAction } from '@suite/api';
import type { BackupReport } from '../backup/back-up.ts';
import type { ImportJobs } from '../content/import-jobs.ts';
import type { Database } from '../database/connection.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import type { Passwords } from '../modules/session/passwords.ts';
import type { SecretBox } from '../modules/session/secret-box.ts';
import type { RecordSecurity } from '../modules/session/security-log.ts';
import type { Session } from './control.ts';

/** What the verbs work with: that of the running server, or of a process of their own. */
export interface Administration {
  readonly db: Database;
  readonly store: MediaStore;
  readonly imports: ImportJobs;
  readonly passwords: Passwords;
  readonly secretBox: SecretBox;
  readonly publicUrl: string;
  readonly enquiries: Pick<EnquiryIntake, 'forget' | 'waiting'>;
  /** Has the mails that were queued sent now. */
  readonly wakeMail: () => void;
  /** Removes what is kept of these mails outside of the database. */
  readonly forgetMails: (ids: readonly number[]) => Promise<void>;
  readonly record: RecordSecurity;
  /** Writes a backup to a file that is not there yet. */
  readonly backUp: (file: string, passphrase: string) => Promise<BackupReport>;
  /** Runs what is done every day, and gives the names of the jobs that failed. */
  readonly runJobs: () => Promise<readonly string[]>;
}

/** What was typed after a verb, sorted. */
export interface CommandArguments {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  /** What it leaves in the audit ledger; `none` for what only reads, and nothing of people. */
  readonly audit: AuditAction | 'none';
  /** Lines to print. */
  readonly run: (
    administration: Administration,
    typed: CommandArguments,
    session: Session,
  ) => Promise<readonly string[]>;
}

/** What was typed cannot be understood; the message says why, and the usage is to be shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
