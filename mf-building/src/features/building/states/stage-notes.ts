import type { AsyncState } from '@suite/explorer';
import type { BuildingScreenModel } from '../screen-store.ts';

/** What the picture alone does not say. */
export type StageNote =
  | 'homes-loading'
  | 'homes-slow'
  | 'homes-failed'
  | 'empty'
  | 'no-picture'
  | 'picture-failed'
  | 'picture-slow'
  | 'unseen'
  | 'unchecked';

export interface StageNotesInput {
  readonly units: Pick<BuildingScreenModel['units'], 'data' | 'error' | 'slow'>;
  readonly total: number;
  readonly unseenCount: number;
  readonly hasPicture: boolean;
  readonly picture: Pick<AsyncState<true>, 'error' | 'slow'>;
  readonly listOpen: boolean;
  readonly shapesDrawn: boolean;
  readonly check: BuildingScreenModel['check']['kind'];
}

/** Notes that stand over the picture, the gravest first. */
export function stageNotes(input: StageNotesInput): StageNote[] {
  const isEmpty = input.units.data !== undefined && input.total === 0;
  const showsUnits = input.hasPicture && input.picture.error === undefined && input.shapesDrawn;
  return [
    ...unitsNotes(input),
    ...(isEmpty ? ['empty' as const] : []),
    ...(!input.hasPicture && !isEmpty ? ['no-picture' as const] : []),
    ...pictureNotes(input),
    ...(showsUnits && !input.listOpen && input.unseenCount > 0 ? ['unseen' as const] : []),
    ...(input.check === 'failed' ? ['unchecked' as const] : []),
  ];
}

function pictureNotes({ picture }: StageNotesInput): StageNote[] {
  if (picture.error !== undefined) return ['picture-failed'];
  return picture.slow ? ['picture-slow'] : [];
}

function unitsNotes({ units: { data, error, slow }, listOpen }: StageNotesInput): StageNote[] {
  if (data !== undefined) return [];
  // The open list says it in the place of its rows.
  if (error !== undefined) return listOpen ? [] : ['homes-failed'];
  return [slow ? 'homes-slow' : 'homes-loading'];
}
