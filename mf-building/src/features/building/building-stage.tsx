import { Float, type FloatProps, useImageLoad, useStage } from '@suite/explorer';
import { PointsToggle } from '@suite/explorer/points';
import { AppliedChips, ZeroCard } from '@suite/filters';
import type { PictureHandle } from '@suite/picture';
import { type CSSProperties, memo, useRef } from 'react';
import styles from './building-stage.module.css';
import { BuildingFilterBar } from './filter/building-filter-bar.tsx';
import { BuildingFloors } from './floors/building-floors.tsx';
import { ChangesPill } from './live/changes-pill.tsx';
import { LazyModel, LazyModelNote } from './model/lazy-model.tsx';
import { UnitPreview } from './phone/unit-preview.tsx';
import { BuildingLegend } from './picture/building-legend.tsx';
import { BuildingPicture } from './picture/building-picture.tsx';
import { HoveredUnit } from './picture/hovered-unit.tsx';
import { useFilterModel, useScreen } from './screen-store.ts';
import { RouteSearch } from './search/route-search.tsx';
import { viewsPlace } from './stage-parts.ts';
import { StageNotes } from './states/stage-notes-list.tsx';
import { BuildingViewStrip } from './views/building-view-strip.tsx';

export interface BuildingStageProps {
  /** How much of it the sheet covers, in CSS pixels. */
  readonly coveredPx: number;
}

/** The picture and what floats over it. */
export function BuildingStage({ coveredPx }: BuildingStageProps) {
  const { parts, fit, card, selected, view, hover, belowPx, abovePx, modelStage } = useScreen(
    'parts',
    'fit',
    'card',
    'selected',
    'view',
    'hover',
    'belowPx',
    'abovePx',
    'modelStage',
  );
  const layout = useStage();
  const picture = useImageLoad(view?.id ?? null);
  const pictureHandle = useRef<PictureHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const viewsAt = viewsPlace(parts, fit.viewsRaised);
  return (
    <div
      ref={layout.ref}
      className={styles.stage}
      data-rail={parts.rail}
      data-views={viewsAt}
      data-over-sheet={card.placement?.kind === 'below-bar' || undefined}
      data-low={belowPx > 0}
      style={
        {
          marginBottom: coveredPx,
          '--views-space': `${belowPx}px`,
          '--tools-space': `${abovePx}px`,
        } as CSSProperties
      }
    >
      <div className={styles.picture} data-under-sheet={coveredPx > 0}>
        {view && picture.error === undefined && (
          <div className={styles.pictureFrame} inert={modelStage.coversPicture}>
            <BuildingPicture
              key={picture.key}
              ref={pictureHandle}
              view={view}
              tools={tools}
              onError={picture.onError}
              onReady={picture.onLoad}
            />
          </div>
        )}
        {modelStage.isMounted && (
          <LazyModel picture={pictureHandle} isPictureReady={picture.data !== undefined} />
        )}
      </div>
      <div ref={tools} inert={modelStage.coversPicture} />
      <div className={styles.top}>
        {parts.chips === 'top' && <Chips />}
        <ChangesPill />
        <StageNotes picture={picture} />
        {modelStage.isMounted && <LazyModelNote />}
        <Views shown={viewsAt === 'top'} />
      </div>
      <Control shown={parts.rail} className={styles.rail} part="rail">
        <BuildingFloors />
      </Control>
      <Views shown={viewsAt === 'beside-bar'} className={styles.views} />
      <Views shown={viewsAt === 'above-bar'} className={styles.raisedViews} />
      <Control shown={parts.legend && fit.legendFits} className={styles.legend} part="legend">
        <BuildingLegend />
      </Control>
      <Control shown={parts.chips === 'above-bar'} className={styles.chips}>
        <Chips />
      </Control>
      {parts.bar && <BuildingFilterBar belowPx={coveredPx} />}
      {parts.search && <RouteSearch onUnit={hover.hoverInList} />}
      {parts.zeroCard && <Zero />}
      {parts.preview && selected && <UnitPreview unit={selected} place="card" />}
      {parts.tooltip && <HoveredUnit />}
    </div>
  );
}

const Chips = memo(function Chips() {
  return <AppliedChips model={useFilterModel()} />;
});

function Zero() {
  return <ZeroCard model={useFilterModel()} />;
}

const Views = memo(function Views({
  shown,
  className,
}: {
  readonly shown: boolean;
  readonly className?: string | undefined;
}) {
  const { points, state } = useScreen('points', 'state');
  return (
    <Control shown={shown} className={className} part="views">
      <div className={styles.corner}>
        <BuildingViewStrip />
        {!state.buildingView && !state.model && <PointsToggle layer={points} isCompact />}
      </div>
    </Control>
  );
});

interface ControlProps extends Omit<FloatProps, 'kind'> {
  readonly shown: boolean;
}

/** A control at a place of its own, which tooltips keep clear of. */
function Control({ shown, ...float }: ControlProps) {
  return shown ? <Float kind="control" {...float} /> : null;
}
