import { listVersions, type VersionEntry } from '../../content/versions.ts';
import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import type { Resource } from '../query-context.ts';

type Version = AttributesOf<'listVersions'>;

export async function findVersions(db: Database, projectId: number): Promise<Resource<Version>[]> {
  return (await listVersions(db, projectId)).map(describeVersion);
}

/** @throws {RequestError} 404 for a version that is not there. */
export async function findVersion(
  db: Database,
  projectId: number,
  number: number,
): Promise<Resource<Version>> {
  const found = (await findVersions(db, projectId)).find(({ id }) => id === number);
  if (!found) throw notFound(`There is no version ${number} of the project ${projectId}.`);
  return found;
}

function describeVersion({ number, createdAt, publishedAt, ...version }: VersionEntry): Resource<Version> {
  return {
    id: number,
    type: 'version',
    attributes: {
      number,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      createdBy: version.createdBy,
      publishedBy: version.publishedBy,
      isPublished: version.isPublished,
    },
  };
}
