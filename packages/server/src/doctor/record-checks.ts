import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { verifyLedger } from '../audit/verify.ts';
import type { Database } from '../database/connection.ts';
import { unknownMigrations } from '../database/migrate.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { namedFiles } from '../modules/media/file-repository.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import type { Check } from './finding.ts';

interface Records {
  readonly db: Database;
  readonly store: MediaStore;
  readonly enquiries: Pick<EnquiryIntake, 'waiting'>;
}

/** A mail server that is busy takes a mail later; after this time somebody should look. */
const LATE_MAIL_MINUTES = 30;
const NAMED = 5;

/** What the database says, and what it says lies elsewhere. */
export function recordChecks({ db, store, enquiries }: Records): readonly Check[] {
  return [
    {
      name: 'Version of the database',
      help: 'Nothing is lost; start the later version again when what made you go back is mended.',
      look: async () => {
        const unknown = await unknownMigrations(db);
        return unknown.length === 0
          ? []
          : [`A later version of the server has migrated it: ${unknown.join(', ')}.`];
      },
    },
    {
      name: 'Media files',
      help: 'Put the files back from a backup, or import the project again.',
      look: () => damagedMedia(db, store),
    },
    {
      name: 'Mails',
      help: 'See why under Mails in the desk, mend it and send them again there or by `retry-mail <id>`.',
      look: () => stuckMails(db),
    },
    {
      name: 'Price requests',
      help: 'See the log for why they are not stored; they stay in the folder `enquiries` until they are.',
      look: async () => {
        const waiting = await enquiries.waiting();
        return waiting === 0 ? [] : [`${waiting} were accepted and are not in the database yet.`];
      },
    },
    {
      name: 'Audit ledger',
      help: 'Somebody wrote to the database beside the server: compare with the log collector, and change its passwords.',
      look: async () => {
        const { issue } = await verifyLedger(db);
        return issue ? [issue] : [];
      },
    },
  ];
}

async function damagedMedia(db: Database, store: MediaStore): Promise<readonly string[]> {
  const issues: string[] = [];
  for (const hash of await namedFiles(db)) {
    const issue = await issueOfFile(store, hash);
    if (issue) issues.push(issue);
  }
  const others = issues.length - NAMED;
  return others > 0 ? [...issues.slice(0, NAMED), `So are ${others} others.`] : issues;
}

async function issueOfFile(store: MediaStore, hash: string): Promise<string | null> {
  const file = await store.file(hash).read();
  if (!file) return `The file ${hash} is missing.`;
  const found = createHash('sha256');
  for await (const part of file) found.update(part);
  return found.digest('hex') === hash ? null : `The file ${hash} is damaged.`;
}

async function stuckMails(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ failed: number; late: number }>`
    select count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'queued' and created_at < now() - ${LATE_MAIL_MINUTES} * interval '1 minute')::int as late
    from mails`.execute(db);
  const { failed, late } = rows[0] ?? { failed: 0, late: 0 };
  return [
    ...(failed > 0 ? [`${failed} could not be sent and were given up.`] : []),
    ...(late > 0 ? [`${late} have waited for more than ${LATE_MAIL_MINUTES} minutes.`] : []),
  ];
}
