import { readFile } from 'node:fs/promises';
import { BASEMAP_URL, type Basemap, boxAround, cutBasemap } from '@suite/basemap';
import type { ResponseOf } from '../../operations/operation-types.ts';
import type { QueryContext } from '../query-context.ts';
import { projectRows } from './repository.ts';

let read: Promise<Basemap> | null = null;

/** What the map shows of the basemap before anybody moves it. Nothing of it without a project that has a place. */
export async function basemapAroundProjects(context: QueryContext): Promise<ResponseOf<'getBasemap'>> {
  const box = boxAround(
    (await projectRows(context)).flatMap(({ longitude, latitude }) =>
      longitude === null || latitude === null ? [] : [[longitude, latitude]],
    ),
  );
  if (!box) return { type: 'FeatureCollection', features: [] };
  read ??= readBasemap();
  return cutBasemap(await read, box);
}

async function readBasemap(): Promise<Basemap> {
  return JSON.parse(await readFile(new URL(BASEMAP_URL), 'utf8'));
}
