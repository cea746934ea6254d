import path from 'node:path';
import type { RemoteManifest } from '@suite/contracts';
import { remoteManifest as schema } from '@suite/contracts/schemas';
import { PublishError } from './publish-error.ts';
import { readJson } from './read-json.ts';

/** Reads and checks `remote.json` in a folder. @throws {PublishError} naming every problem. */
export async function remoteManifest(folder: string): Promise<RemoteManifest> {
  const file = path.join(folder, 'remote.json');
  return remoteManifestOf(await readJson(file), file);
}

/** @throws {PublishError} naming every problem of what stands at `where`. */
export function remoteManifestOf(value: unknown, where: string): RemoteManifest {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new PublishError(`${where} is not valid: ${issues.join('; ')}`);
}
