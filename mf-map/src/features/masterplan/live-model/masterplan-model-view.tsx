import type { ProjectModel } from '@suite/api';
import { getProjectModel, listProjectMasterplans } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { hoveredId, isPlainClick, isTouch, useHoverState } from '@suite/explorer';
import { loadedUnits } from '@suite/filters';
import {
  hasModelNote,
  type ModelCamera,
  ModelIntl,
  ModelNote,
  ModelView,
  shownUnits,
  viewOfModel,
} from '@suite/model';
import type { PictureHandle } from '@suite/picture';
import { ZoomButton } from '@suite/picture/zoom';
import { IMAGE } from '@suite/ui/icons';
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { childOfUnits } from '../model/child-units.ts';
import { childKey, type MasterplanChild } from '../model/children.ts';
import { useScreen } from '../screen-store.ts';
import { inModel } from './in-model.ts';
import { litUnits } from './lit-units.ts';
import { useModelPins } from './use-model-pins.tsx';

export interface MasterplanModelViewProps {
  readonly picture: RefObject<PictureHandle | null>;
  readonly isPictureReady: boolean;
  /** What stands on the picture. */
  readonly over: readonly RefObject<HTMLElement | null>[];
}

/** The live model over the picture of a masterplan, with all homes below it. */
export function MasterplanModelView(props: MasterplanModelViewProps): ReactNode {
  const { masterplan, view, model: own } = useScreen('masterplan', 'view', 'model');
  const { data: model, error } = useRead(readOf(getProjectModel, { projectId: masterplan.projectId }));
  const camera = useMemo(
    () => (model ? viewOfModel(model, view.id, { kind: 'masterplan', id: masterplan.id }) : null),
    [model, view.id, masterplan.id],
  );
  const { isWanted, onState } = own.stage;
  const isMissing = error !== undefined || (model !== undefined && camera === null);
  useEffect(() => {
    if (!isWanted && !camera) onState({ kind: 'left' });
    else if (isMissing) onState({ kind: 'unable', reason: 'failed' });
    else if (!camera) onState({ kind: 'loading' });
  }, [isWanted, isMissing, camera, onState]);
  if (!model || !camera) return null;
  return (
    <ModelIntl>
      <Shown {...props} model={model} camera={camera} />
    </ModelIntl>
  );
}

const hrefOf = ({ href }: MasterplanChild): string => inModel(href);

interface ShownProps extends MasterplanModelViewProps {
  readonly model: ProjectModel;
  readonly camera: ModelCamera;
}

function Shown({ model, camera, picture, isPictureReady, over }: ShownProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const {
    masterplan,
    filter,
    children,
    areas,
    hover,
    model: own,
  } = useScreen('masterplan', 'filter', 'children', 'areas', 'hover', 'model');
  const { projectId } = masterplan;
  const { data: tree } = useRead(readOf(listProjectMasterplans, { projectId, ...inLanguage(useLocale()) }));
  const { want, isFiltered, matchedIds } = filter;
  useEffect(want, [want]);
  const all = loadedUnits(filter);
  const units = useMemo(() => shownUnits(all, isFiltered ? matchedIds : null), [all, isFiltered, matchedIds]);
  const childOf = useMemo(() => childOfUnits(all, children ?? [], tree ?? []), [all, children, tree]);
  const byKey = useMemo(() => new Map((children ?? []).map((child) => [childKey(child), child])), [children]);
  const keyOf = (id: string | null): string | null => {
    const child = id === null ? undefined : areas.childOf.get(id);
    return child ? childKey(child) : id;
  };
  const hoveredKey = keyOf(useHoverState(hover, hoveredId));
  const selectedKey = keyOf(useHoverState(hover, ({ selectedId }) => selectedId));
  const marks = useMemo(
    () => ({
      hovered: litUnits(hoveredKey, childOf),
      selected: litUnits(selectedKey, childOf),
      overlayShown: true,
    }),
    [hoveredKey, selectedKey, childOf],
  );

  /** Under which name the rest of the screen knows a child: that of its area, where it has one. */
  const nameOf = useCallback((key: string) => areas.shapeOf.get(key) ?? key, [areas]);
  const press = useCallback(
    (key: string | null, isTouch: boolean) => {
      const child = byKey.get(key ?? '');
      const id = key === null ? null : nameOf(key);
      if (isTouch && id !== hover.$state.get().selectedId) hover.select(id);
      else if (child) void navigate(hrefOf(child));
    },
    [byKey, nameOf, hover, navigate],
  );
  const hoverChild = (key: string | undefined) =>
    hover.hoverInPicture(key === undefined ? null : nameOf(key));
  const keyAt = (href: string | null) => {
    const child = children?.find((one) => one.href === href);
    return child && childKey(child);
  };
  const overlayLinks = {
    onClick(href: string, event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const key = keyAt(href);
      if (key === undefined) void navigate(href);
      else press(key, isTouch(event));
    },
    onPoint: (href: string | null) => hoverChild(keyAt(href)),
  };
  const pins = useModelPins(model, childOf, byKey, { nameOf, press, hrefOf });
  const label = (id: string) => formatMessage({ id: `model.${id}` });

  return (
    <ModelView
      model={model}
      view={camera.view}
      picture={camera.isOfPicture ? picture : null}
      isWanted={own.stage.isWanted}
      isPictureReady={isPictureReady}
      moment={own.moment}
      onMoment={own.setMoment}
      buildingId={null}
      units={units}
      marks={marks}
      pins={pins}
      // What a filter leaves is seen in the homes.
      overlayLinks={camera.isOfPicture && !isFiltered ? overlayLinks : undefined}
      over={over}
      onHover={(unitId) => hoverChild(childOf.get(unitId ?? -1))}
      onPress={(unitId, pointerType) => press(childOf.get(unitId ?? -1) ?? null, pointerType === 'touch')}
      onBack={own.leave}
      onState={own.stage.onState}
      labels={{
        name: formatMessage({ id: 'model.name' }, { building: masterplan.name }),
        keys: label('keys'),
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        north: label('north'),
        sun: label('sun.title'),
      }}
      buttons={<ZoomButton label={label('back')} icon={IMAGE} idle={false} onPress={own.leave} />}
    />
  );
}

/** What the model has to say in words, in the place of the picture's notices. */
export function MasterplanModelNote(): ReactNode {
  const { stage, leave } = useScreen('model').model;
  if (!hasModelNote(stage)) return null;
  return (
    <ModelIntl>
      <ModelNote state={stage.state} onBack={leave} />
    </ModelIntl>
  );
}
