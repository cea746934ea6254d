import path from 'node:path';
import type { Enquiry } from '@suite/api';
import { backupLines } from '../backup/commands.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { enquiriesCsv } from '../modules/enquiries/enquiries-csv.ts';
import { findEnquiries } from '../modules/enquiries/service.ts';
import { sendAgain } from '../modules/mails/service.ts';
import { idOf, PROJECT_OPTION, projectOf, required } from './arguments.ts';
import { type Command, UsageError } from './command.ts';

export const RECORD_COMMANDS: Readonly<Record<string, Command>> = {
  'list-enquiries': {
    usage: 'list-enquiries [--project <id>] [--csv]',
    summary: 'price requests, the newest first, with the delivery of their mails',
    audit: 'enquiries.read',
    options: { ...PROJECT_OPTION, csv: { type: 'boolean' } },
    run: async ({ db }, typed) => {
      const projectId = projectOf(typed);
      const ids = projectId === null ? await allProjectIds(db) : [projectId];
      const enquiries = (await findEnquiries(db, { projectIds: ids })).map(({ attributes }) => attributes);
      if (typed.options.csv) return [enquiriesCsv(enquiries).trimEnd()];
      return enquiries.length === 0 ? ['There are no price requests.'] : enquiries.map(lineOf);
    },
  },
  'retry-mail': {
    usage: 'retry-mail <id>',
    summary: 'send a mail again that was given up',
    audit: 'mail.change',
    run: async ({ db, wakeMail }, typed) => {
      const id = idOf(required(typed, 0, 'the id of a mail'), 'a mail');
      await sendAgain(db, id);
      wakeMail();
      return [`Mail ${id} is queued again.`];
    },
  },
  backup: {
    usage: 'backup <file>',
    summary: 'write all that the server has to a file, sealed with BACKUP_PASSPHRASE',
    audit: 'server.backup',
    run: async ({ backUp }, typed, { passphrase }) => {
      const file = required(typed, 0, 'the file to write');
      if (!passphrase || !path.isAbsolute(file))
        throw new UsageError('A backup needs a file and a passphrase.');
      return backupLines(file, await backUp(file, passphrase));
    },
  },
  'run-jobs': {
    usage: 'run-jobs',
    summary: 'do now what is done every day: delete what has been kept long enough',
    audit: 'server.run-jobs',
    run: async ({ runJobs }) => {
      const failed = await runJobs();
      if (failed.length === 0) return ['The daily jobs are done.'];
      throw new RequestError(500, 'jobs-failed', `Failed, see the log: ${failed.join(', ')}.`);
    },
  },
};

/** Of projects that are gone too: price requests outlive them. */
async function allProjectIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('enquiries').select('project_id').distinct().execute();
  return rows.map((row) => row.project_id);
}

function lineOf(enquiry: Enquiry): string {
  const { id, createdAt, unit, firstName, lastName, emailAddress, phoneNumber, delivery, state } = enquiry;
  const mail = delivery ? `mail ${delivery.mailId} ${delivery.state}` : 'no mail';
  const person = [`${firstName} ${lastName}`, emailAddress, phoneNumber].filter(Boolean).join(', ');
  return `${id}  ${createdAt.slice(0, 16).replace('T', ' ')}  ${unit}  ${person}  ${state}, ${mail}`;
}
