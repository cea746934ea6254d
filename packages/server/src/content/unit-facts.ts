import { type Content, unitKey } from '@suite/content';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { FactChange } from './content-changes.ts';
import type { ImportSource } from './media-rows.ts';

/** The facts of a project by the keys of its units: what the last import said, and what is so now. */
export async function currentFacts(db: Database, projectId: number) {
  return db
    .selectFrom('content_keys as keyed')
    .innerJoin('apartments as unit', 'unit.id', 'keyed.id')
    .leftJoin('imported_facts as last', (join) =>
      join.onRef('last.project_id', '=', 'keyed.project_id').onRef('last.unit_key', '=', 'keyed.key'),
    )
    .select(['keyed.key', 'keyed.id', 'unit.status', 'unit.price_eur'])
    .select([
      'last.unit_key as imported',
      'last.status as imported_status',
      'last.price_eur as imported_price',
    ])
    .where('keyed.project_id', '=', projectId)
    .where('keyed.kind', '=', 'unit')
    .execute();
}

/**
 * Statuses and prices that the folder changed since its last import. What was changed here meanwhile and not in the
 * folder stays, so that an import never undoes a sale; what is so already is no change.
 */
export async function factChanges(
  db: Database,
  projectId: number,
  { units }: Content,
): Promise<(FactChange & { readonly id: number })[]> {
  const facts = new Map((await currentFacts(db, projectId)).map((one) => [one.key, one]));
  return units.flatMap(({ building, number, status, price_eur: price }) => {
    const key = unitKey(building, number);
    const now = facts.get(key);
    if (!now || now.imported === null) return [];
    const hasStatus = now.imported_status !== status && now.status !== status;
    const hasPrice = now.imported_price !== price && now.price_eur !== price;
    if (!hasStatus && !hasPrice) return [];
    return [
      {
        key,
        id: now.id,
        ...(hasStatus && { status: [now.status, status] as const }),
        ...(hasPrice && { price: [now.price_eur, price] as const }),
      },
    ];
  });
}

/** Takes over what `factChanges` names, and remembers what the folder said. */
export async function importFacts(
  trx: Transaction<Schema>,
  { content, ids }: Pick<ImportSource, 'content' | 'ids'>,
): Promise<void> {
  const changes = await factChanges(trx, ids.project, content);
  if (changes.length > 0) await change(trx, changes);
  await remember(trx, { content, ids });
}

async function change(
  trx: Transaction<Schema>,
  changes: readonly (FactChange & { readonly id: number })[],
): Promise<void> {
  const rows = changes.map(({ id, status, price }) => ({
    id,
    status: status?.[1] ?? null,
    hasPrice: price !== undefined,
    price: price?.[1] ?? null,
  }));
  await sql`
    update apartments a set
      status = coalesce(f.status, a.status),
      price_eur = case when f."hasPrice" then f.price else a.price_eur end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f(id integer, status text, "hasPrice" boolean, price integer)
    where a.id = f.id`.execute(trx);
}

async function remember(
  trx: Transaction<Schema>,
  { content, ids }: Pick<ImportSource, 'content' | 'ids'>,
): Promise<void> {
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
