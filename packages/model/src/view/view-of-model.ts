import type { ModelView, ProjectModel } from '@suite/api';
import { cameraRound } from '../camera/camera-round.ts';
import type { ViewCamera } from '../camera/pose.ts';

/** Where the model begins, and whether that is the camera of the picture itself. */
export interface ModelCamera {
  readonly view: ViewCamera;
  readonly isOfPicture: boolean;
}

export interface PictureOwner {
  readonly kind: ModelView['kind'];
  /** Of the masterplan or building. */
  readonly id: number;
}

/**
 * The camera of a picture; for one that has none that of another picture of its owner, and where no picture has one, one that
 * has the homes before it: those of the building, or all of them. Null where there are none.
 */
export function viewOfModel(
  { views, units }: Pick<ProjectModel, 'views' | 'units'>,
  mediaId: number | null,
  owner: PictureOwner,
): ModelCamera | null {
  const ofKind = views.filter(({ kind }) => kind === owner.kind);
  const own = ofKind.find((view) => view.mediaId === mediaId);
  if (own) return { view: own, isOfPicture: true };
  const other =
    ofKind.find(({ ownerId }) => ownerId === owner.id) ??
    cameraRound(units.filter(({ buildingId }) => owner.kind === 'masterplan' || buildingId === owner.id));
  return other ? { view: other, isOfPicture: false } : null;
}
