import type { UnitStatus } from '@suite/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { AttributesOf, Part } from '../../operations/operation-types.ts';
import { personName } from '../account/repository.ts';

type Changes = Part<'changeUnits', 'body'>;
type Field = keyof Changes;
type Outcome = AttributesOf<'changeUnits'>;

const COLUMNS = {
  status: 'status',
  priceEur: 'price_eur',
  orientation: 'orientation',
  publish: 'published',
} as const satisfies Record<Field, string>;
/** As the database reads the JSON of a change. */
const SQL_TYPES: Readonly<Record<Field, string>> = {
  status: 'text',
  priceEur: 'integer',
  orientation: 'text',
  publish: 'boolean',
};
const FIELDS = Object.keys(COLUMNS) as Field[];

/**
 * Changes each fact of a unit only while it is what it was, and leaves alone what somebody else has changed since.
 * @throws {RequestError} 404 naming those that the project does not have; nothing is changed then.
 */
export async function changeFacts(
  db: Database,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  changes: Changes,
): Promise<Outcome> {
  const ids = [...new Set(FIELDS.flatMap((field) => (changes[field] ?? []).map(({ id }) => id)))];
  return inNameOf(db, userId, async (trx) => {
    const current = await lockedUnits(trx, projectId, ids);
    const missing = ids.filter((id) => !current.has(id));
    if (missing.length > 0) throw notFound(`Project ${projectId} has no unit ${missing.join(', ')}.`);
    const conflicts: Outcome['conflicts'] = [];
    let changed = 0;
    for (const field of FIELDS) {
      const wanted = changes[field] ?? [];
      const apart = wanted.filter(({ id, was, becomes }) => {
        const is = current.get(id)?.[COLUMNS[field]] ?? null;
        return is !== was && is !== becomes;
      });
      for (const { id } of apart)
        conflicts.push({ id, field, current: current.get(id)?.[COLUMNS[field]] ?? null });
      const lost = new Set(apart.map(({ id }) => id));
      const made = wanted.filter(({ id }) => !lost.has(id));
      await setField(trx, field, made);
      changed += made.length;
    }
    return { changed, conflicts };
  });
}

/** In the order of their ids, so that two batches never wait for each other. */
async function lockedUnits(trx: Transaction<Schema>, projectId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await trx
    .selectFrom('apartments as unit')
    .innerJoin('buildings as building', 'building.id', 'unit.building_id')
    .innerJoin('masterplans as masterplan', 'masterplan.id', 'building.masterplan_id')
    .select(['unit.id', 'unit.status', 'unit.price_eur', 'unit.orientation', 'unit.published'])
    .where('masterplan.project_id', '=', projectId)
    .where('unit.id', 'in', ids)
    .orderBy('unit.id')
    .forUpdate('unit')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function setField(
  trx: Transaction<Schema>,
  field: Field,
  changes: readonly { readonly id: number; readonly becomes: unknown }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes.map(({ id, becomes }) => ({ id, becomes })));
  const column = sql.ref(COLUMNS[field]);
  await sql`
    update apartments as unit set ${column} = change.becomes
    from jsonb_to_recordset(${rows}::jsonb) as change(id integer, becomes ${sql.raw(SQL_TYPES[field])})
    where unit.id = change.id and unit.${column} is distinct from change.becomes`.execute(trx);
}

const MOST_CHANGES = 200;

/** The newest first. */
export function changesOfUnit(db: Database, id: number) {
  return db
    .selectFrom('unit_changes as change')
    .leftJoin('users as person', 'person.id', 'change.user_id')
    .select([
      'change.id',
      'change.changed_at',
      'change.former_status',
      'change.status',
      'change.former_price_eur',
      'change.price_eur',
      personName.as('person'),
    ])
    .$narrowType<{ former_status: UnitStatus; status: UnitStatus }>()
    .where('change.apartment_id', '=', id)
    .orderBy('change.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
}
