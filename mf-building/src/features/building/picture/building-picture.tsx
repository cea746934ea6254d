import { pictureImage } from '@suite/api-client';
import { type HoverStore, useHoverState } from '@suite/explorer';
import { Picture, type PictureBox } from '@suite/picture';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { BuildingScreenModel } from '../screen-model.ts';
import type { BuildingView } from '../views/building-views.ts';

export interface BuildingPictureProps {
  readonly screen: BuildingScreenModel;
  readonly view: BuildingView;
  readonly hover: HoverStore<number>;
  /** What must stay visible while the picture rests. */
  readonly focusBox: PictureBox | undefined;
  readonly onError: () => void;
  readonly onReady: () => void;
}

export function BuildingPicture({ screen, view, hover, focusBox, onError, onReady }: BuildingPictureProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { shapes } = screen;
  const listId = useHoverState(hover, (state) => state.listId);
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const unitIdOf = (shapeId: string) => shapes.unitOf.get(shapeId)?.id ?? null;
  const shapeOf = (unitId: number | null) => (unitId === null ? null : (shapes.shapeOf.get(unitId) ?? null));
  // One home that changed pulses; several would only flicker.
  const changedUnitId = screen.changes.changed.length === 1 ? (screen.changes.changed[0]?.id ?? null) : null;
  const title = screen.building.title || screen.building.name;

  const image = useMemo(
    () =>
      pictureImage(view, formatMessage({ id: 'building.picture.alt' }, { building: title, view: view.name })),
    [view, title, formatMessage],
  );
  const open = (shapeId: string) => {
    const unit = shapes.unitOf.get(shapeId);
    if (unit) void navigate(screen.hrefOf(unit));
  };
  return (
    <Picture
      image={image}
      shapes={shapes.shapes}
      label={formatMessage({ id: 'building.picture.label' })}
      description={formatMessage({ id: 'building.picture.keys' })}
      focusBox={focusBox}
      hoveredId={shapeOf(listId)}
      selectedId={shapeOf(selectedId ?? changedUnitId)}
      pulsing={changedUnitId !== null}
      overlay={screen.state.buildingView ? 'hidden' : 'shown'}
      onHover={(shape) => hover.hoverInPicture(shape && unitIdOf(shape.id), shape)}
      onOpen={open}
      onSelect={(shapeId) => hover.select(unitIdOf(shapeId))}
      onError={onError}
      onReady={onReady}
      zoomLabels={{
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        reset: formatMessage({ id: 'common.zoomReset' }),
      }}
    />
  );
}
