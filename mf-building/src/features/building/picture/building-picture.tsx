import { pictureImage } from '@suite/api-client';
import { Picture, type PictureBox } from '@suite/picture';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { BuildingScreenModel } from '../screen-model.ts';
import type { BuildingView } from '../views/building-views.ts';
import type { HoverStateModel } from './use-hover-state.ts';

export interface BuildingPictureProps {
  readonly screen: BuildingScreenModel;
  readonly view: BuildingView;
  readonly hoverState: HoverStateModel;
  /** What must stay visible while the picture rests. */
  readonly focusBox: PictureBox | undefined;
  readonly onError: () => void;
  readonly onReady: () => void;
}

export function BuildingPicture({
  screen,
  view,
  hoverState,
  focusBox,
  onError,
  onReady,
}: BuildingPictureProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { shapes } = screen;
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
      hoveredId={shapeOf(hoverState.rowUnitId)}
      selectedId={shapeOf(hoverState.selectedUnitId ?? changedUnitId)}
      pulsing={changedUnitId !== null}
      overlay={screen.state.buildingView ? 'hidden' : 'shown'}
      onHover={hoverState.onShape}
      onOpen={open}
      onSelect={(shapeId) => hoverState.select(shapes.unitOf.get(shapeId)?.id ?? null)}
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
