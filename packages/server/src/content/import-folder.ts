import type { Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import { inNameOf } from '../database/in-name-of.ts';
import type { Schema } from '../database/schema.ts';
import { publishFacts } from './publish-facts.ts';
import type { CheckedFolder } from './read-worker.ts';
import { type ImportPlan, publishVersion, putDraft } from './versions.ts';

export interface ImportOptions {
  /** Null: the one of the folder's key, or a new one. */
  readonly projectId: number | null;
  readonly publish: boolean;
  /** Only says what would change. */
  readonly dryRun: boolean;
  /** Who asked; null for the administrator of the machine. */
  readonly userId: number | null;
}

/** What an import came to. */
export interface ImportOutcome {
  readonly title: string;
  readonly plan: ImportPlan;
  readonly projectId: number | null;
  /** The one that was made, or that says the same already. */
  readonly version: number | null;
  /** Whether this import showed it to visitors. */
  readonly published: boolean;
}

/** Runs with what an import writes, in its transaction. */
type OnWritten = (trx: Transaction<Schema>, outcome: ImportOutcome) => Promise<void>;

/**
 * Writes a folder that was read as a draft of its project, or publishes it, in one transaction; what says the same already
 * is not written again.
 */
export async function importFolder(
  db: Database,
  { folder }: CheckedFolder,
  plan: ImportPlan,
  { projectId, publish, dryRun, userId }: ImportOptions,
  onWritten: OnWritten,
): Promise<ImportOutcome> {
  const now = new Date();
  return inNameOf(db, userId, async (trx) => {
    const outcome = await write(trx);
    await onWritten(trx, outcome);
    return outcome;
  });

  async function write(trx: Transaction<Schema>): Promise<ImportOutcome> {
    const title = folder.content.project.title.en;
    const nothing = { title, plan, projectId: plan.projectId, version: plan.sameAs, published: false };
    const same = sameVersion(plan);
    const isSeen = same !== null && same.number === plan.publishedVersion;
    if (dryRun || isSeen || (same && !publish)) return nothing;
    const number = publish ? await publishedFacts(trx, folder, plan, now) : null;
    if (number !== null) return { ...nothing, version: number, published: true };
    const draft = same ?? (await putDraft(trx, folder, { projectId, now }));
    if (publish) await publishVersion(trx, draft.projectId, draft.number, now, folder);
    return { title, plan, projectId: draft.projectId, version: draft.number, published: publish };
  }
}

/** The version that says the same as the folder. */
function sameVersion({ projectId, sameAs }: ImportPlan): { projectId: number; number: number } | null {
  return projectId !== null && sameAs !== null ? { projectId, number: sameAs } : null;
}

/** The version whose facts alone the folder changes; null when it changes more or nothing, or there is no project yet. */
async function publishedFacts(
  trx: Transaction<Schema>,
  { hash }: CheckedFolder['folder'],
  { projectId, sameAs, said }: ImportPlan,
  now: Date,
): Promise<number | null> {
  if (projectId === null || sameAs !== null) return null;
  return publishFacts(trx, projectId, { facts: said, hash }, now);
}
