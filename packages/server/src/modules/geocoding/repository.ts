import type { Texts } from '../../database/texts.ts';
import type { QueryContext } from '../query-context.ts';
import type { Position } from './near.ts';

export interface PlacedProject {
  readonly id: number;
  readonly name: Texts;
  readonly place: Texts | null;
  readonly center: Position;
}

export async function placedProjects({ db }: QueryContext): Promise<PlacedProject[]> {
  const rows = await db
    .selectFrom('visible_projects')
    .select(['id', 'name', 'place', 'longitude', 'latitude'])
    .execute();
  return rows.flatMap(({ longitude, latitude, ...row }) =>
    longitude === null || latitude === null ? [] : [{ ...row, center: [longitude, latitude] as const }],
  );
}
