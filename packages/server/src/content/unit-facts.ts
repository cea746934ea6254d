import { unitKey } from '@suite/content';
import type { UnitStatus } from '@suite/contracts';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { idOf } from './entity-ids.ts';
import type { ImportSource } from './media-rows.ts';

interface FactChange {
  readonly id: number;
  /** Null: stays. */
  readonly status: UnitStatus | null;
  readonly hasPrice: boolean;
  readonly price: number | null;
}

/**
 * Takes over statuses and prices that the folder changed since its last import. What was changed here meanwhile and not
 * in the folder stays, so that an import never undoes a sale. `known` are the units that were there before.
 */
export async function importFacts(
  trx: Transaction<Schema>,
  source: ImportSource,
  known: ReadonlySet<number>,
): Promise<void> {
  const { content, ids } = source;
  const before = await trx
    .selectFrom('imported_facts')
    .select(['unit_key', 'status', 'price_eur'])
    .where('project_id', '=', ids.project)
    .execute();
  const last = new Map(before.map((facts) => [facts.unit_key, facts]));
  const changes = content.units.flatMap(({ building, number, status, price_eur }): FactChange[] => {
    const key = unitKey(building, number);
    const [id, facts] = [idOf(ids.units, key), last.get(key)];
    if (!facts || !known.has(id)) return [];
    const hasPrice = facts.price_eur !== price_eur;
    if (facts.status === status && !hasPrice) return [];
    return [{ id, status: facts.status === status ? null : status, hasPrice, price: price_eur }];
  });
  if (changes.length > 0) await change(trx, changes);
  await remember(trx, source);
}

async function change(trx: Transaction<Schema>, changes: readonly FactChange[]): Promise<void> {
  await sql`
    update apartments a set
      status = coalesce(f.status, a.status),
      price_eur = case when f."hasPrice" then f.price else a.price_eur end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as f(id integer, status text, "hasPrice" boolean, price integer)
    where a.id = f.id`.execute(trx);
}

async function remember(trx: Transaction<Schema>, { content, ids }: ImportSource): Promise<void> {
  const facts = content.units.map(({ building, number, status, price_eur }) => ({
    key: unitKey(building, number),
    status,
    price: price_eur,
  }));
  await sql`
    insert into imported_facts (project_id, unit_key, status, price_eur)
    select ${ids.project}::integer, f.key, f.status, f.price
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f(key text, status text, price integer)
    on conflict (project_id, unit_key) do update
      set status = excluded.status, price_eur = excluded.price_eur`.execute(trx);
}
