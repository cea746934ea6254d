import type { ModelView, ProjectModel, Unit } from '@suite/api';
import { isFilterable } from '@suite/domain';
import type { ShownUnit } from '@suite/model';
import { unitAppearance } from '../picture/unit-shapes.ts';

/** The homes of the building as the model draws them: like their shapes. */
export function shownUnits(units: readonly Unit[], matchedIds: ReadonlySet<number> | null): ShownUnit[] {
  return units.map((unit) => ({
    id: unit.id,
    appearance: unitAppearance(unit),
    filteredOut: matchedIds !== null && !matchedIds.has(unit.id),
    text: isFilterable(unit) ? unit.name : '',
  }));
}

/** Where the model begins, and whether that is the camera of the picture itself. */
export interface ModelCamera {
  readonly view: ModelView;
  readonly isOfPicture: boolean;
}

/** The camera of a picture; for one that has none that of another picture of the building. Null where there is none. */
export function viewOfModel(
  { views }: Pick<ProjectModel, 'views'>,
  mediaId: number | null,
  buildingId: number,
): ModelCamera | null {
  const own = views.find((view) => view.kind === 'building' && view.mediaId === mediaId);
  if (own) return { view: own, isOfPicture: true };
  const other = views.find((view) => view.kind === 'building' && view.ownerId === buildingId);
  return other ? { view: other, isOfPicture: false } : null;
}
