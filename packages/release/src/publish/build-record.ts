import { existsSync } from 'node:fs';
import path from 'node:path';
import { appName } from '@suite/contracts/schemas';
import { z } from 'zod';
import { PublishError } from './publish-error.ts';
import { readJson } from './read-json.ts';

const surface = z.record(z.string(), z.array(z.string()));

/** `release.json` of a build. */
export const buildRecord = z.object({
  app: appName,
  version: z.string().regex(/^[\w.-]{1,64}$/),
  container: z.string(),
  entry: z.string(),
  exposedAssets: z.array(z.string()),
  pageAssets: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.string()),
  /** By module; versions that were published before they said so are known by the versions of their libraries alone. */
  uses: surface.default({}),
  offers: surface.default({}),
  operations: z.array(z.string()).default([]),
  integrity: z.record(z.string(), z.string()),
});
export type BuildRecord = z.infer<typeof buildRecord>;

export const RECORD_FILE = 'release.json';

/** The record of the build in a folder. @throws {PublishError} when there is none, or it is none. */
export async function readRecord(folder: string): Promise<BuildRecord> {
  const file = path.join(folder, RECORD_FILE);
  if (!existsSync(file)) throw new PublishError(`${folder} holds no build`);
  const result = buildRecord.safeParse(await readJson(file));
  if (!result.success) throw new PublishError(`${file} is not the record of a build`);
  return result.data;
}
