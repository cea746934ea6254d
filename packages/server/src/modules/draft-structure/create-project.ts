import { type Content, checkContent, emptyProject, exampleFolder, type LoadedContent } from '@suite/content';
import { organizationKey, projectKey } from '../../content/entity-rows.ts';
import { lockCatalogue } from '../../content/import-content.ts';
import type { ReadFolder } from '../../content/media-files.ts';
import { storeFiles } from '../../content/media-files.ts';
import { hashOfContent } from '../../content/stored-content.ts';
import { putDraft, readVersion } from '../../content/versions.ts';
import type { Database } from '../../database/connection.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import { invalidField, RequestError } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import type { Handler, RequestContext } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { newKey } from './part-keys.ts';
import { findProjectByKey, newestVersionOf } from './repository.ts';

type NewProject = Part<'createProject', 'body'>;

export const createProject: Handler<'createProject'> = async (call) => {
  const { body, context, viewer, services } = call;
  const [longitude, latitude] = await positionOf(call, body.place);
  const basics = { ...body, id: newKey(body.title, []).toLowerCase(), longitude, latitude };
  const empty = emptyProject(basics);
  const folder: ReadFolder =
    body.from === 'example'
      ? withBasics(await exampleIn(services.files.store), empty)
      : { content: empty, files: new Map(), hash: '' };
  const projectId = await inNameOf(context.db, viewer.userId, async (trx) => {
    await lockCatalogue(trx);
    await requireNewTitle(trx, folder.content, body);
    const { content, files } = await withKnownOrganization(trx, folder);
    const draft = { content, files, hash: hashOfContent(content, files) };
    return (await putDraft(trx, draft, { projectId: null, now: new Date() })).projectId;
  });
  const attributes = { projectId, title: body.title };
  return one({ id: projectId, type: 'project-draft', attributes });
};

/** @throws {RequestError} 400 for a place that is not known, 502 when a maps service fails. */
async function positionOf(
  { context, services }: Pick<RequestContext<'createProject'>, 'context' | 'services'>,
  text: string,
): Promise<readonly [number, number]> {
  const question = {
    text,
    limit: 1,
    types: ['place', 'region'] as const,
    language: context.language,
    near: [],
  };
  const [found] = (await services.geocoder.find(question)).features;
  if (!found)
    throw invalidField(
      'place',
      'This place is not known. Name the nearest town; its pin can be moved later.',
    );
  return found.center;
}

async function exampleIn(store: Parameters<typeof storeFiles>[0]): Promise<ReadFolder> {
  const files = await exampleFolder();
  const { content } = await checkContent(files);
  return storeFiles(store, files, content as LoadedContent);
}

/** The example with the name and place of the new project. */
function withBasics({ content, files, hash }: ReadFolder, { project: basics }: Content): ReadFolder {
  const { id, title, organisation, location } = basics;
  return {
    content: { ...content, project: { ...content.project, id, title, organisation, location } },
    files,
    hash,
  };
}

/** @throws {RequestError} 409: an import tells projects by their keys. */
async function requireNewTitle(db: Database, content: Content, { title }: NewProject): Promise<void> {
  const known = await findProjectByKey(db, projectKey(content));
  if (known)
    throw new RequestError(
      409,
      'conflict',
      `There is a project “${title}” already. Give this one another name.`,
    );
}

/** An organisation that is known stays as its newest version of a project says: nothing of it is typed here. */
async function withKnownOrganization(db: Database, folder: ReadFolder): Promise<ReadFolder> {
  const newest = await newestVersionOf(db, organizationKey(folder.content));
  if (!newest) return folder;
  const known = await readVersion(db, newest.projectId, newest.number);
  const { organisation } = known.content.project;
  const { logo } = organisation;
  const [file, size] = logo === undefined ? [] : [known.files.get(logo), known.content.sizes.get(logo)];
  const project = { ...folder.content.project, organisation };
  if (logo === undefined || !file || !size) return { ...folder, content: { ...folder.content, project } };
  return {
    ...folder,
    content: { ...folder.content, project, sizes: new Map([...folder.content.sizes, [logo, size]]) },
    files: new Map([...folder.files, [logo, file]]),
  };
}
