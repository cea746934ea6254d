import type { Content, ViewEntry } from '@suite/content';
import { viewsOf } from '@suite/content';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { withKeysOf } from './entity-rows.ts';
import { lockCatalogue } from './import-content.ts';
import { withLiveProject } from './live-project.ts';
import type { ReadFolder, StoredFile } from './media-files.ts';
import { hashOfContent } from './stored-content.ts';
import { withImportedFacts } from './unit-facts.ts';
import { listVersions, putDraft, readVersion } from './versions.ts';

/** The state of a project that its editors work on. */
export interface EditedVersion extends ReadFolder {
  readonly number: number;
  readonly isDraft: boolean;
}

/** The draft; where there is none, what visitors see. @throws {RequestError} 404 */
export async function readEditedVersion(db: Database, projectId: number): Promise<EditedVersion> {
  const versions = await listVersions(db, projectId);
  const [newest] = versions;
  const isDraft = newest !== undefined && newest.publishedAt === null;
  const edited = isDraft ? newest : (versions.find(({ isPublished }) => isPublished) ?? newest);
  if (!edited) throw notFound(`The project ${projectId} has no version.`);
  const stored = await readVersion(db, projectId, edited.number);
  const version = { ...stored, content: await withLiveProject(db, projectId, stored.content) };
  if (isDraft) return { ...version, number: edited.number, isDraft };
  // Price lists came after it: a draft of it must not bring its prices back.
  const units = await withImportedFacts(db, projectId, version.content.units);
  return { ...version, content: { ...version.content, units }, number: edited.number, isDraft };
}

/**
 * Writes changed content into the draft, or makes one of what visitors see. `added` are files that the change names; those
 * whose size it does not know any more go.
 */
export async function putEditedContent(
  trx: Transaction<Schema>,
  projectId: number,
  change: (content: Content) => Content,
  added: ReadonlyMap<string, StoredFile> = new Map(),
): Promise<void> {
  // Two who change at once do so one after the other, the second on what the first left.
  await lockCatalogue(trx);
  const { content, files: before } = await readEditedVersion(trx, projectId);
  const changed = withKeysOf(content, change(content));
  const isGone = (name: string) => content.sizes.has(name) && !changed.sizes.has(name);
  const files = new Map([...before, ...added].filter(([name]) => !isGone(name)));
  const hash = hashOfContent(changed, files);
  await putDraft(trx, { content: changed, files, hash }, { projectId, now: new Date() });
}

/** A view of the content, and the building that it shows. @throws {RequestError} 404 */
export function viewIn(
  { project }: Content,
  key: string,
): { readonly view: ViewEntry; readonly building: string | null } {
  const found = viewsOf(project).find(({ view }) => view.id === key);
  if (!found) throw notFound(`There is no view ${key}.`);
  return found;
}
