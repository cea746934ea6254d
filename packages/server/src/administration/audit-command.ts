import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_OUTCOMES, type AuditQuery } from '@suite/api';
import { verifyLedger } from '../audit/verify.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { entriesCsv, findEntries } from '../modules/audit/service.ts';
import { required } from './arguments.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';

const TEXT = { type: 'string' } as const;
const LISTED = 50;

/** The ledger that every other command writes to. */
export const auditCommand: Command = {
  usage:
    'audit verify | audit search|export [--who <e-mail>] [--action <a>] [--entity <e>] [--id <id>] [--from <t>] [--to <t>]',
  summary: 'see that nothing in the audit ledger was changed, or read it',
  audit: 'ledger.read',
  options: { who: TEXT, action: TEXT, entity: TEXT, id: TEXT, outcome: TEXT, from: TEXT, to: TEXT },
  run: async ({ db }, typed) => {
    const wanted = required(typed, 0, 'verify, search or export');
    if (wanted === 'verify') return verify(db);
    if (wanted === 'search') return search(db, queryOf(typed));
    if (wanted !== 'export')
      throw new UsageError(`audit cannot ${wanted}; it can verify, search and export.`);
    const lines = [];
    for await (const part of entriesCsv(db, queryOf(typed))) lines.push(part.trimEnd());
    return lines;
  },
};

async function verify(db: Database): Promise<readonly string[]> {
  const { entries, lastId, lastHash, issue } = await verifyLedger(db);
  if (issue) throw new RequestError(409, 'ledger-changed', issue);
  return [
    `${entries} entries are as they were written.`,
    `The last is ${lastId}, with the hash ${lastHash}.`,
  ];
}

async function search(db: Database, wanted: AuditQuery): Promise<readonly string[]> {
  const entries = await findEntries(db, wanted, { limit: LISTED });
  return entries.map(({ attributes: entry }) => {
    const who = entry.name ?? (entry.userId === null ? entry.actor : `account ${entry.userId}`);
    const about = [entry.entity, entry.entityId].filter(Boolean).join(' ');
    const parts = [entry.outcome, entry.reason, entry.network].filter(Boolean).join(', ');
    return `${entry.id}  ${entry.at}  ${who}  ${entry.action}  ${entry.operation}  ${about}  ${parts}`;
  });
}

function queryOf({ options }: CommandArguments): AuditQuery {
  const text = (key: string) => (typeof options[key] === 'string' ? options[key] : undefined);
  return {
    who: text('who'),
    action: oneOf(AUDIT_ACTIONS, text('action')),
    entity: oneOf(AUDIT_ENTITIES, text('entity')),
    entityId: text('id'),
    outcome: oneOf(AUDIT_OUTCOMES, text('outcome')),
    from: timeOf(text('from')),
    to: timeOf(text('to')),
  };
}

function oneOf<Known extends string>(known: readonly Known[], typed: string | undefined): Known | undefined {
  const found = known.find((one) => one === typed);
  if (typed !== undefined && !found) throw new UsageError(`${typed} is none of ${known.join(', ')}.`);
  return found;
}

function timeOf(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const time = new Date(typed);
  if (Number.isNaN(time.getTime())) throw new UsageError(`${typed} is no time such as 2026-01-31.`);
  return time.toISOString();
}
