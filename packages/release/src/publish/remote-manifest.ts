import path from 'node:path';
import { PANEL_NAMES, REMOTE_NAMES, type RemoteManifest, ROUTES } from '@suite/contracts';
import { z } from 'zod';
import { PublishError } from './publish-error.ts';
import { readJson } from './read-json.ts';

const routeNames = Object.keys(ROUTES) as [string, ...string[]];

const schema = z.strictObject({
  $schema: z.string().optional(),
  name: z.enum(REMOTE_NAMES),
  team: z.string().min(1),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^1.0.0'),
  pages: z.array(z.string().min(1)),
  panels: z.array(z.enum(PANEL_NAMES)),
  preload: z.array(z.enum(routeNames)),
});

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
