import { unitKey } from '@suite/content';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { nextId } from './entity-ids.ts';
import { lockCatalogue, replaceContent } from './import-content.ts';
import type { ReadFolder } from './media-files.ts';
import { currentFacts, factChanges } from './unit-facts.ts';
import { readVersion } from './versions.ts';

/**
 * Puts a version into the project that shows drafts of this one, as it would be seen if it were published now. That project
 * is in private preview, so only who opened a link to it sees it; its keys keep their ids, so links lead to the same.
 * @throws {RequestError} 404 for a version that is not there.
 */
export async function showDraft(
  trx: Transaction<Schema>,
  projectId: number,
  number: number,
  now: Date,
): Promise<number> {
  await lockCatalogue(trx);
  const version = await readVersion(trx, projectId, number);
  const { organization_id: organization } = await trx
    .selectFrom('projects')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const known = await trx
    .selectFrom('projects')
    .select('id')
    .where('preview_of', '=', projectId)
    .executeTakeFirst();
  const project = known?.id ?? (await nextId(trx, 'projects'));
  const content = await withFacts(trx, projectId, version);
  await replaceContent(
    trx,
    { content, files: version.files, target: { organization, project } },
    { importedAt: now, facts: 'content', previewOf: projectId },
  );
  return project;
}

/** Statuses and prices as they would be, were the version published now. */
async function withFacts(
  db: Database,
  projectId: number,
  { content, publishedAt }: ReadFolder & { readonly publishedAt: Date | null },
): Promise<ReadFolder['content']> {
  const now = new Map((await currentFacts(db, projectId)).map((one) => [one.key, one]));
  const changes = publishedAt === null ? await factChanges(db, projectId, content) : [];
  const changed = new Map(changes.map((one) => [one.key, one]));
  const units = content.units.map((unit) => {
    const key = unitKey(unit.building, unit.number);
    const current = now.get(key);
    if (!current) return unit;
    const { status, price } = changed.get(key) ?? {};
    return {
      ...unit,
      status: status?.[1] ?? current.status,
      price_eur: price ? price[1] : current.price_eur,
    };
  });
  return { ...content, units };
}

/** What was shown of drafts by links that have all ended. */
export async function deleteUnseenPreviews(trx: Database): Promise<void> {
  const unseen = trx
    .selectFrom('projects')
    .select('id')
    .where('preview_of', 'is not', null)
    .where(
      sql<boolean>`not exists (select from preview_links l where l.project_id = projects.id and l.expires_at > now())`,
    );
  // A deletion of nothing would be a change of the catalogue all the same.
  if (!(await unseen.limit(1).executeTakeFirst())) return;
  // They stand in no building that goes with the project.
  await trx
    .deleteFrom('apartments')
    .where(
      'id',
      'in',
      trx.selectFrom('withdrawn_units').select('apartment_id').where('project_id', 'in', unseen),
    )
    .execute();
  await trx.deleteFrom('projects').where('id', 'in', unseen).execute();
}
