import { getProjectModel } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { useHoverState } from '@suite/explorer';
import { ModelIntl, ModelView, shownUnits, viewOfModel } from '@suite/model';
import type { PictureHandle } from '@suite/picture';
import { ZoomButton } from '@suite/picture/zoom';
import { EYE, EYE_SLASH, IMAGE } from '@suite/ui/icons';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { areShapesDrawn, useScreen, useUnits } from '../screen-store.ts';

export { BuildingModelNote } from './model-note.tsx';

const setOf = (id: number | null): ReadonlySet<number> => new Set(id === null ? [] : [id]);

export interface BuildingModelProps {
  readonly picture: RefObject<PictureHandle | null>;
  readonly isPictureReady: boolean;
}

/** The live model over the picture, with the same homes. */
export function BuildingModel(props: BuildingModelProps): ReactNode {
  return (
    <ModelIntl>
      <Model {...props} />
    </ModelIntl>
  );
}

function Model({ picture, isPictureReady }: BuildingModelProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const labels = useUnitLabels();
  const { building, view, matchedIds, hover, state, card, changes, modelStage, hrefOf, setState } = useScreen(
    'building',
    'view',
    'matchedIds',
    'hover',
    'state',
    'card',
    'changes',
    'modelStage',
    'hrefOf',
    'setState',
  );
  const all = useUnits();
  const { data: model, error } = useRead(readOf(getProjectModel, { projectId: building.projectId }));
  const listId = useHoverState(hover, ({ listId }) => listId);
  const pictureId = useHoverState(hover, ({ pictureId }) => pictureId);
  const selectedId = useHoverState(hover, ({ selectedId }) => selectedId);
  const changedId = changes.changed.length === 1 ? (changes.changed[0]?.id ?? null) : null;
  const units = useMemo(() => shownUnits(all, matchedIds), [all, matchedIds]);
  const overlayShown = areShapesDrawn(state);
  const marks = useMemo(
    () => ({
      hovered: setOf(pictureId ?? listId),
      selected: setOf(selectedId ?? changedId),
      overlayShown,
    }),
    [pictureId, listId, selectedId, changedId, overlayShown],
  );
  const camera = useMemo(
    () => (model ? viewOfModel(model, view?.id ?? null, { kind: 'building', id: building.id }) : null),
    [model, view, building.id],
  );
  const { isWanted, onState } = modelStage;
  const isMissing = error !== undefined || (model !== undefined && camera === null);
  useEffect(() => {
    if (!isWanted && !camera) onState({ kind: 'left' });
    else if (isMissing) onState({ kind: 'unable', reason: 'failed' });
    else if (!camera) onState({ kind: 'loading' });
  }, [isWanted, isMissing, camera, onState]);
  if (!model || !camera) return null;

  const label = (id: string) => formatMessage({ id: `model.${id}` });
  const toggleShapes = () => {
    card.close();
    setState((former) => ({ shapesHidden: !former.shapesHidden }));
  };
  const back = () => setState(() => ({ model: false, sun: null }));

  function press(unitId: number | null, pointerType: string): void {
    const isTouch = pointerType === 'touch';
    const unit = all.find(({ id }) => id === unitId);
    if (isTouch && unitId !== selectedId) {
      card.close();
      hover.select(unitId);
    } else if (unit) void navigate(hrefOf(unit));
  }

  return (
    <ModelView
      model={model}
      view={camera.view}
      picture={camera.isOfPicture ? picture : null}
      isWanted={isWanted}
      isPictureReady={isPictureReady}
      moment={state.sun}
      onMoment={(sun) => setState(() => ({ sun }))}
      buildingId={building.id}
      units={units}
      marks={marks}
      onHover={(unitId, box) => hover.hoverInPicture(unitId, box && { id: `unit ${unitId}`, ...box })}
      onPress={press}
      nameOf={(unitId) => {
        const unit = all.find(({ id }) => id === unitId);
        return unit ? labels.shapeName(unit) : '';
      }}
      onBack={back}
      onState={onState}
      labels={{
        name: formatMessage({ id: 'model.name' }, { building: building.title || building.name }),
        keys: label('unit-keys'),
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        north: label('north'),
        sun: label('sun.title'),
      }}
      buttons={
        <>
          <ZoomButton label={label('back')} icon={IMAGE} idle={false} onPress={back} />
          <ZoomButton
            label={formatMessage({ id: 'building.picture.hide-shapes' })}
            icon={state.shapesHidden ? EYE_SLASH : EYE}
            pressed={state.shapesHidden}
            idle={state.buildingView}
            onPress={toggleShapes}
          />
        </>
      }
    />
  );
}
