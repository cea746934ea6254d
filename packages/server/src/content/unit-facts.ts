import { type Content, unitKey } from '@suite/content';
import type { UnitStatus } from '@suite/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { FactChange } from './content-changes.ts';

/** What is so now of a project's units, by their keys. */
export async function currentFacts(db: Database, projectId: number) {
  return db
    .selectFrom('content_keys as keyed')
    .innerJoin('apartments as unit', 'unit.id', 'keyed.id')
    .select(['keyed.key', 'keyed.id', 'unit.status', 'unit.price_eur'])
    .where('keyed.project_id', '=', projectId)
    .where('keyed.kind', '=', 'unit')
    .execute();
}

/** What a folder says of a unit that sales change all day. */
export interface UnitFacts {
  readonly key: string;
  readonly status: UnitStatus;
  readonly price: number | null;
}

export function factsOf(units: Content['units']): UnitFacts[] {
  return units.map(({ building, number, status, price_eur: price }) => ({
    key: unitKey(building, number),
    status,
    price,
  }));
}

/** A unit of which the folder says other than at its last import, or for the first time. */
export interface SaidFacts extends UnitFacts {
  readonly imported_status: UnitStatus | null;
  readonly imported_price: number | null;
  /** Null where there is no such unit yet, like what is so now. */
  readonly id: number | null;
  readonly now_status: UnitStatus | null;
  readonly now_price: number | null;
}

/**
 * Compared where the facts lie: of 10,000 units, those of which nothing is new never leave the database. The embedded one reads
 * them as arrays in a third of the time that JSON takes.
 */
export async function newlySaid(
  db: Database,
  projectId: number,
  facts: readonly UnitFacts[],
): Promise<SaidFacts[]> {
  const keys = arrayText(facts.map(({ key }) => key));
  const statuses = arrayText(facts.map(({ status }) => status));
  const prices = arrayText(facts.map(({ price }) => price));
  const { rows } = await sql<SaidFacts>`
    with said as materialized (
      select f.key, f.status, f.price, last.status as imported_status, last.price_eur as imported_price
      from unnest(${keys}::text[], ${statuses}::text[], ${prices}::integer[]) as f(key, status, price)
      left join imported_facts last on last.project_id = ${projectId} and last.unit_key = f.key
      where last.unit_key is null or last.status <> f.status or last.price_eur is distinct from f.price
    )
    select said.*, unit.id, unit.status as now_status, unit.price_eur as now_price
    from said
      left join content_keys keyed
        on keyed.project_id = ${projectId} and keyed.kind = 'unit' and keyed.key = said.key
      left join apartments unit on unit.id = keyed.id`.execute(db);
  return rows;
}

/** An array as PostgreSQL reads it. */
function arrayText(values: readonly (string | number | null)[]): string {
  const texts = values.map((value) =>
    typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : (value ?? 'NULL'),
  );
  return `{${texts.join()}}`;
}

/**
 * Statuses and prices that the folder changed since its last import. What was changed here meanwhile and not in the
 * folder stays, so that an import never undoes a sale; what is so already is no change.
 */
export async function factChanges(
  db: Database,
  projectId: number,
  { units }: Content,
): Promise<ChangedFacts[]> {
  return changesOf(await newlySaid(db, projectId, factsOf(units)));
}

type ChangedFacts = FactChange & { readonly id: number };

export function changesOf(said: readonly SaidFacts[]): ChangedFacts[] {
  return said.flatMap(
    ({ key, id, status, price, now_status, now_price, imported_status, imported_price }) => {
      if (id === null || now_status === null || imported_status === null) return [];
      const hasStatus = imported_status !== status && now_status !== status;
      const hasPrice = imported_price !== price && now_price !== price;
      if (!hasStatus && !hasPrice) return [];
      return [
        {
          key,
          id,
          ...(hasStatus && { status: [now_status, status] as const }),
          ...(hasPrice && { price: [now_price, price] as const }),
        },
      ];
    },
  );
}

/** Takes over what `factChanges` names, and remembers what the folder said. Gives what it said anew. */
export async function importFacts(
  trx: Transaction<Schema>,
  projectId: number,
  facts: readonly UnitFacts[],
): Promise<readonly SaidFacts[]> {
  const said = await newlySaid(trx, projectId, facts);
  const changes = changesOf(said);
  if (changes.length > 0) await change(trx, changes);
  if (said.length > 0) await remember(trx, projectId, said);
  return said;
}

/** Units with the statuses and prices that were imported last, in which nothing is newly said. */
export async function withImportedFacts(
  db: Database,
  projectId: number,
  units: Content['units'],
): Promise<Content['units']> {
  const rows = await db
    .selectFrom('imported_facts')
    .select(['unit_key', 'status', 'price_eur'])
    .where('project_id', '=', projectId)
    .execute();
  const last = new Map(rows.map(({ unit_key: key, ...facts }) => [key, facts]));
  return units.map((unit) => ({ ...unit, ...last.get(unitKey(unit.building, unit.number)) }));
}

async function change(trx: Transaction<Schema>, changes: readonly ChangedFacts[]): Promise<void> {
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
  projectId: number,
  said: readonly SaidFacts[],
): Promise<void> {
  const facts = said.map(({ key, status, price }) => ({ key, status, price }));
  await sql`
    insert into imported_facts (project_id, unit_key, status, price_eur)
    select ${projectId}::integer, f.key, f.status, f.price
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f(key text, status text, price integer)
    on conflict (project_id, unit_key) do update
      set status = excluded.status, price_eur = excluded.price_eur`.execute(trx);
}
