import { unitKey } from '@suite/content';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockCatalogue } from './import-content.ts';
import { importFacts, type SaidFacts, type UnitFacts } from './unit-facts.ts';

/**
 * Takes over the statuses and prices of units whose content, by its hash, is for the rest what visitors see. Gives the version
 * that they go on seeing; null, and nothing is written, where it is any other.
 */
export async function publishFacts(
  trx: Transaction<Schema>,
  projectId: number,
  { facts, hash }: { readonly facts: readonly UnitFacts[]; readonly hash: string },
  now: Date,
): Promise<number | null> {
  await lockCatalogue(trx);
  const seen = await trx
    .selectFrom('projects as project')
    .innerJoin('content_versions as version', (join) =>
      join
        .onRef('version.project_id', '=', 'project.id')
        .onRef('version.number', '=', 'project.published_version'),
    )
    .select(['version.number', 'version.content_hash'])
    .where('project.id', '=', projectId)
    .executeTakeFirst();
  if (seen?.content_hash !== hash) return null;
  await followInDraft(trx, projectId, await importFacts(trx, projectId, facts));
  await trx.updateTable('projects').set({ availability_as_of: now }).where('id', '=', projectId).execute();
  return seen.number;
}

/** A draft that said of a unit what the folder said until now says what it says from now on: publishing it takes nothing back. */
async function followInDraft(
  trx: Transaction<Schema>,
  projectId: number,
  said: readonly SaidFacts[],
): Promise<void> {
  if (said.length === 0) return;
  const draft = await trx
    .selectFrom('content_versions')
    .select(['number', 'content'])
    .where('project_id', '=', projectId)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  if (!draft) return;
  const saidOf = new Map(said.map((one) => [one.key, one]));
  const units = draft.content.units.map((unit) => {
    const now = saidOf.get(unitKey(unit.building, unit.number));
    if (!now) return unit;
    return {
      ...unit,
      status: unit.status === now.imported_status ? now.status : unit.status,
      price_eur: unit.price_eur === now.imported_price ? now.price : unit.price_eur,
    };
  });
  await trx
    .updateTable('content_versions')
    .set({ content: JSON.stringify({ ...draft.content, units }) })
    .where('project_id', '=', projectId)
    .where('number', '=', draft.number)
    .execute();
}
