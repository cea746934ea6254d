import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Content, FolderError, LIGHT_COLUMNS, UNIT_COLUMNS, unitKey } from '@suite/content';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../database/connection.ts';
import { notFound, RequestError } from '../errors.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { currentFacts } from './unit-facts.ts';
import { readVersion } from './versions.ts';

/**
 * Writes the version that visitors see as a folder, with the statuses and prices of now; importing it changes nothing.
 * Gives the number of files.
 * @throws {RequestError} 404 for a project without a published version, 409 for a folder that has files.
 * @throws {FolderError} when it cannot be written.
 */
export async function exportFolder(
  { db, store }: { readonly db: Database; readonly store: MediaStore },
  projectId: number,
  target: string,
): Promise<number> {
  const project = await db
    .selectFrom('projects')
    .select('published_version')
    .where('id', '=', projectId)
    .executeTakeFirst();
  const number = project?.published_version;
  if (!number) throw notFound(`There is no published version of a project ${projectId}.`);
  const version = await readVersion(db, projectId, number);
  const facts = new Map((await currentFacts(db, projectId)).map((one) => [one.key, one]));
  const units = version.content.units.map((unit) => {
    const now = facts.get(unitKey(unit.building, unit.number));
    return now ? { ...unit, status: now.status, price_eur: now.price_eur } : unit;
  });
  const texts = folderTexts({ ...version.content, units });
  try {
    await mkdir(target, { recursive: true });
    if ((await readdir(target)).length > 0)
      throw new RequestError(409, 'conflict', `The folder ${target} has files already.`);
    for (const [name, text] of texts) await writeBelow(target, name, text);
    for (const [name, { hash }] of version.files) {
      const stream = await store.file(hash).read();
      if (!stream) throw notFound(`The file ${name} is not in the media store.`);
      await writeBelow(target, name, await buffer(stream));
    }
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? new FolderError(target, error) : error;
  }
  return texts.size + version.files.size;
}

async function writeBelow(folder: string, name: string, bytes: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** The files of a folder that are text, by their path. */
export function folderTexts(content: Content): Map<string, string> {
  const { polygons, rooms, units, light, model } = content;
  const rows = units.map((unit) => UNIT_COLUMNS.map((column) => cellOf(unit[column])));
  const texts = new Map([
    ['project.json', json(withShapes(content))],
    ['units.csv', stringify([[...UNIT_COLUMNS], ...rows])],
  ]);
  if (light.length > 0) {
    const lines = light.map((one) => LIGHT_COLUMNS.map((column) => cellOf(one[column])));
    texts.set('light.csv', stringify([[...LIGHT_COLUMNS], ...lines]));
  }
  if (rooms.size > 0) {
    texts.set('plans/plans.json', json([...rooms].map(([type, list]) => ({ type, rooms: list }))));
  }
  if (model) texts.set('model/model.json', json(model));
  for (const [view, file] of polygons) texts.set(shapesPath(view), json(file));
  return texts;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Three decimals could be thousands: `90.125` is written as `90.1250`. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  return typeof value === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function shapesPath(view: string): string {
  return `shapes/${view}.json`;
}

/** The project's file with its shapes where they are written. */
function withShapes({ project, polygons }: Content): Content['project'] {
  const placed = <View extends { readonly id: string }>(views: readonly View[]) =>
    views.map((view) => (polygons.has(view.id) ? { ...view, shapes: shapesPath(view.id) } : view));
  return {
    ...project,
    views: placed(project.views),
    communities: project.communities.map((one) => ({ ...one, views: placed(one.views) })),
    buildings: project.buildings.map((one) => ({ ...one, views: placed(one.views) })),
  };
}
