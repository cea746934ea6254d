import { pictureImage } from '@suite/api-client';
import { useHoverState } from '@suite/explorer';
import { Picture, type PictureHandle } from '@suite/picture';
import { EYE, EYE_SLASH } from '@suite/ui/icons';
import { memo, type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePointPins } from '../points/use-point-pins.tsx';
import { areShapesDrawn, useScreen } from '../screen-store.ts';
import type { BuildingView } from '../views/building-views.ts';

export interface BuildingPictureProps {
  readonly ref: RefObject<PictureHandle | null>;
  readonly view: BuildingView;
  /** Where the zoom buttons stand that are too much for a low picture. */
  readonly tools: RefObject<HTMLElement | null>;
  readonly onError: () => void;
  readonly onReady: () => void;
}

export const BuildingPicture = memo(function BuildingPicture({
  ref,
  view,
  tools,
  onError,
  onReady,
}: BuildingPictureProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { shapes, building, changes, hover, focusBox, hrefOf, state, card, setState, abovePx } = useScreen(
    'shapes',
    'building',
    'changes',
    'hover',
    'focusBox',
    'hrefOf',
    'state',
    'card',
    'setState',
    'abovePx',
  );
  const points = usePointPins();
  const listId = useHoverState(hover, (state) => state.listId);
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const unitIdOf = (shapeId: string) => shapes.unitOf.get(shapeId)?.id ?? null;
  const shapeOf = (unitId: number | null) => (unitId === null ? null : (shapes.shapeOf.get(unitId) ?? null));
  // One home that changed pulses; several would only flicker.
  const changedUnitId = changes.changed.length === 1 ? (changes.changed[0]?.id ?? null) : null;
  const title = building.title || building.name;

  const image = useMemo(
    () =>
      pictureImage(view, formatMessage({ id: 'building.picture.alt' }, { building: title, view: view.name })),
    [view, title, formatMessage],
  );
  const allShapes = useMemo(() => [...shapes.shapes, ...points.shapes], [shapes.shapes, points.shapes]);
  const open = (shapeId: string) => {
    const unit = shapes.unitOf.get(shapeId);
    if (!unit) return points.open(shapeId);
    ref.current?.flyTo(shapeId);
    return void navigate(hrefOf(unit));
  };
  const toggleShapes = () => {
    card.close();
    setState((former) => ({ shapesHidden: !former.shapesHidden }));
  };
  return (
    <Picture
      ref={ref}
      image={image}
      shapes={allShapes}
      pins={points.pins}
      label={formatMessage({ id: 'building.picture.label' })}
      description={formatMessage({ id: 'building.picture.keys' })}
      focusBox={focusBox}
      hoveredId={shapeOf(listId) ?? points.hoveredId}
      selectedId={shapeOf(selectedId ?? changedUnitId) ?? points.selectedId}
      pulsing={changedUnitId !== null}
      overlay={areShapesDrawn(state) ? 'shown' : 'hidden'}
      // The stage is there before it is known how much of it is covered.
      zoomIn={abovePx > 0 ? tools.current : null}
      eye={{
        label: formatMessage({ id: 'building.picture.hide-shapes' }),
        icon: state.shapesHidden ? EYE_SLASH : EYE,
        pressed: state.shapesHidden,
        // There is nothing to hide in the building view.
        idle: state.buildingView,
        onPress: toggleShapes,
      }}
      onHover={(shape) => {
        hover.hoverInPicture(shape && unitIdOf(shape.id), shape);
        points.onHover(shape);
      }}
      onOpen={open}
      onSelect={(shapeId) => {
        card.close();
        hover.select(shapeId === null ? null : unitIdOf(shapeId));
        points.onSelect(shapeId);
      }}
      onError={onError}
      onReady={onReady}
      zoomLabels={{
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        reset: formatMessage({ id: 'common.zoomReset' }),
      }}
    />
  );
});
