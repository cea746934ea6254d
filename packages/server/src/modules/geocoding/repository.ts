import type { Texts } from '../../database/texts.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';
import type { Position } from './near.ts';

export interface PlacedProject {
  readonly id: number;
  readonly name: Texts;
  readonly place: Texts | null;
  readonly center: Position;
}

export async function placedProjects(context: QueryContext): Promise<PlacedProject[]> {
  const rows = await context.db
    .selectFrom(visible(context, 'projects'))
    .select(['id', 'name', 'place', 'longitude', 'latitude'])
    .execute();
  return rows.flatMap(({ longitude, latitude, ...row }) =>
    longitude === null || latitude === null ? [] : [{ ...row, center: [longitude, latitude] as const }],
  );
}
