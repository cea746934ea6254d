import { UNIT_STATUSES } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { idOf, required } from './arguments.ts';
import { type Command, UsageError } from './command.ts';

const TABLES = {
  project: 'projects',
  masterplan: 'masterplans',
  building: 'buildings',
  apartment: 'apartments',
} as const;
type Noun = keyof typeof TABLES;

function publishCommand(name: 'publish' | 'unpublish', published: boolean): Command {
  return {
    usage: `${name} project|masterplan|building|apartment <id>`,
    audit: 'project.change',
    summary: published ? 'show it to visitors' : 'show it to visitors no more',
    run: async ({ db }, typed) => {
      const noun = nounOf(required(typed, 0, 'project, masterplan, building or apartment'));
      const id = idOf(required(typed, 1, 'an id'), `a ${noun}`);
      await db.transaction().execute((trx) => setPublished(trx, noun, id, published));
      return [`The ${noun} ${id} is ${published ? '' : 'not '}published.`];
    },
  };
}

function nounOf(text: string): Noun {
  if (Object.hasOwn(TABLES, text)) return text as Noun;
  throw new UsageError(`${text} cannot be published; ${Object.keys(TABLES).join(', ')} can.`);
}

async function setPublished(db: Database, noun: Noun, id: number, published: boolean): Promise<void> {
  const { rows } = await sql`
    update ${sql.table(TABLES[noun])} set published = ${published} where id = ${id} returning id`.execute(db);
  if (rows.length === 0) throw notFound(`There is no ${noun} ${id}.`);
}

export const CONTENT_COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand('publish', true),
  unpublish: publishCommand('unpublish', false),
  'set-status': {
    usage: `set-status ${UNIT_STATUSES.join('|')} <unit id>…`,
    summary: 'change the status of units, all or none of them',
    audit: 'unit.change',
    run: async ({ db }, typed) => {
      const status = UNIT_STATUSES.find((one) => one === typed.positionals[0]);
      if (!status) throw new UsageError(`Statuses: ${UNIT_STATUSES.join(', ')}.`);
      required(typed, 1, 'the id of a unit');
      const ids = typed.positionals.slice(1).map((text) => idOf(text, 'a unit'));
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('apartments')
          .set({ status })
          .where('id', 'in', ids)
          .returning('id')
          .execute();
        const missing = ids.filter((id) => !changed.some((one) => one.id === id));
        if (missing.length > 0)
          throw notFound(`There is no unit ${missing.join(', ')}; nothing was changed.`);
      });
      return [`${ids.length === 1 ? 'Unit' : 'Units'} ${ids.join(', ')}: ${status}.`];
    },
  },
};
