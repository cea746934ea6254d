import { useHoverState } from '@suite/explorer';
import { PointMarker } from '@suite/explorer/points';
import type { PicturePin, PictureShape, ShapeOnScreen } from '@suite/picture';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useScreen } from '../screen-store.ts';

export interface PointPins {
  readonly pins: readonly PicturePin[];
  readonly shapes: readonly PictureShape[];
  /** Shape that a row of the list stands for, and the one that a first tap chose. */
  readonly hoveredId: string | null;
  readonly selectedId: string | null;
  /** Opens the page of a point; of other shapes nothing. */
  readonly open: (shapeId: string) => void;
  readonly onHover: (shape: ShapeOnScreen | null) => void;
  readonly onSelect: (shapeId: string | null) => void;
}

const NO_SHAPES: readonly PictureShape[] = [];

/** The points of interest in the picture; the building view shows the building without them. */
export function usePointPins(): PointPins {
  const { points, pointHover, state } = useScreen('points', 'pointHover', 'state');
  const navigate = useNavigate();
  const hoveredId = useHoverState(pointHover, ({ listId }) => listId);
  const selectedId = useHoverState(pointHover, (hovered) => hovered.selectedId);
  const shapes = state.buildingView ? NO_SHAPES : points.shapes;
  const { pointOf } = points.placed;
  const open = useCallback(
    (id: string) => {
      const href = pointOf.get(id)?.href;
      if (href) void navigate(href);
    },
    [pointOf, navigate],
  );
  const pins = useMemo(() => {
    // A finger's first tap shows the name, the second opens the page.
    const press = (id: string, isTouch: boolean) => {
      if (isTouch && id !== pointHover.$state.get().selectedId) pointHover.select(id);
      else open(id);
    };
    return shapes.flatMap(({ id, label }) => {
      const point = pointOf.get(id);
      if (!point) return [];
      const content = (
        <PointMarker id={id} point={point} hover={pointHover} onPress={(isTouch) => press(id, isTouch)} />
      );
      return [{ id, at: label, content }];
    });
  }, [shapes, pointOf, pointHover, open]);
  const pointIdOf = (shapeId: string | null | undefined) =>
    shapeId && pointOf.has(shapeId) ? shapeId : null;
  return {
    pins,
    shapes,
    hoveredId,
    selectedId,
    open,
    onHover: (shape) => pointHover.hoverInPicture(pointIdOf(shape?.id), shape),
    onSelect: (shapeId) => pointHover.select(pointIdOf(shapeId)),
  };
}
