import { type HoverStore, useImageLoad } from '@suite/explorer';
import { AppliedChips, hasFilterBar, ZeroCard } from '@suite/filters';
import type { ReactNode, RefObject } from 'react';
import styles from './building-stage.module.css';
import { BuildingFilterBar } from './filter/building-filter-bar.tsx';
import { BuildingFloors } from './floors/building-floors.tsx';
import { ChangesPill } from './live/changes-pill.tsx';
import { UnitPreview } from './phone/unit-preview.tsx';
import { BuildingLegend } from './picture/building-legend.tsx';
import { BuildingPicture } from './picture/building-picture.tsx';
import { HoveredUnit } from './picture/unit-tooltip.tsx';
import type { BuildingScreenModel } from './screen-model.ts';
import { RouteSearch } from './search/route-search.tsx';
import { viewsPlace } from './stage-parts.ts';
import { StageNotes } from './states/stage-notes-list.tsx';
import type { BuildingRouteName } from './use-building-screen.ts';
import type { StageModel } from './use-stage.ts';
import { BuildingViewStrip } from './views/building-view-strip.tsx';

export interface BuildingStageProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly screen: BuildingScreenModel;
  readonly hover: HoverStore<number>;
  readonly route: BuildingRouteName;
  readonly stage: StageModel;
  /** How much of it the sheet covers, in CSS pixels. */
  readonly coveredPx: number;
}

/** The picture and what floats over it. */
export function BuildingStage(props: BuildingStageProps) {
  const { ref, screen, hover, route, coveredPx } = props;
  const { parts, fit, card, focusBox, selected } = props.stage;
  const { view } = screen;
  const picture = useImageLoad(view?.id ?? null);
  return (
    <div
      ref={ref}
      className={styles.stage}
      data-rail={parts.rail}
      data-over-sheet={card.placement?.kind === 'below-bar' || undefined}
      style={{ marginBottom: coveredPx }}
    >
      <div className={styles.picture} data-under-sheet={coveredPx > 0}>
        {view && picture.error === undefined && (
          <BuildingPicture
            key={picture.key}
            screen={screen}
            view={view}
            hover={hover}
            focusBox={focusBox}
            onError={picture.onError}
            onReady={picture.onLoad}
          />
        )}
      </div>
      <div className={styles.top}>
        {parts.chips === 'top' && <AppliedChips model={screen} />}
        <ChangesPill changes={screen.changes} />
        <StageNotes screen={screen} picture={picture} />
        <Views at="top" stage={props.stage} screen={screen} />
      </div>
      <Control shown={parts.rail} className={styles.rail}>
        <BuildingFloors screen={screen} />
      </Control>
      <Views at="beside-bar" stage={props.stage} screen={screen} />
      <Views at="above-bar" stage={props.stage} screen={screen} />
      <Control shown={parts.legend && fit.legendFits} className={styles.legend} part="legend">
        <BuildingLegend screen={screen} />
      </Control>
      <Control shown={parts.chips === 'above-bar'} className={styles.chips}>
        <AppliedChips model={screen} />
      </Control>
      {parts.bar && (
        <BuildingFilterBar
          screen={screen}
          hover={hover}
          card={card}
          stageRef={ref}
          focusBox={focusBox}
          belowPx={coveredPx}
          compact={fit.compactBar}
          hasFilters={hasFilterBar(route)}
        />
      )}
      {parts.search && <RouteSearch screen={screen} onUnit={hover.hoverInList} />}
      {parts.zeroCard && <ZeroCard model={screen} />}
      {parts.preview && selected && (
        <UnitPreview screen={screen} unit={selected} onSelect={hover.select} place="card" />
      )}
      {parts.tooltip && <HoveredUnit screen={screen} hover={hover} stageRef={ref} />}
    </div>
  );
}

const VIEWS_CLASS = { 'beside-bar': styles.views, 'above-bar': styles.raisedViews, top: undefined } as const;

/** The views, where this is their place. */
function Views({ at, stage, screen }: { readonly at: keyof typeof VIEWS_CLASS } & ViewsProps) {
  return (
    <Control
      shown={viewsPlace(stage.parts, stage.fit.viewsRaised) === at}
      className={VIEWS_CLASS[at]}
      part="views"
    >
      <BuildingViewStrip screen={screen} />
    </Control>
  );
}

type ViewsProps = Pick<BuildingStageProps, 'stage' | 'screen'>;

interface ControlProps {
  readonly shown: boolean;
  readonly className: string | undefined;
  readonly part?: string;
  readonly children: ReactNode;
}

/** Something that floats at a place of its own and that tooltips keep clear of. */
function Control({ shown, className, part, children }: ControlProps) {
  if (!shown) return null;
  return (
    <div className={className} data-float="control" data-part={part}>
      {children}
    </div>
  );
}
