import type { ModelView, ProjectModel } from '@suite/api';

/** Where the model begins, and whether that is the camera of the picture itself. */
export interface ModelCamera {
  readonly view: ModelView;
  readonly isOfPicture: boolean;
}

export interface PictureOwner {
  readonly kind: ModelView['kind'];
  /** Of the masterplan or building. */
  readonly id: number;
}

/** The camera of a picture; for one that has none that of another picture of its owner. Null where there is none. */
export function viewOfModel(
  { views }: Pick<ProjectModel, 'views'>,
  mediaId: number | null,
  owner: PictureOwner,
): ModelCamera | null {
  const ofKind = views.filter(({ kind }) => kind === owner.kind);
  const own = ofKind.find((view) => view.mediaId === mediaId);
  if (own) return { view: own, isOfPicture: true };
  const other = ofKind.find(({ ownerId }) => ownerId === owner.id);
  return other ? { view: other, isOfPicture: false } : null;
}
