import type { Masterplan } from '@suite/api';
import { useHoverState, useHoverStore, useImageLoad } from '@suite/explorer';
import type { Snap } from '@suite/filters';
import { useArrangement, useViewport } from '@suite/ui';
import { type CSSProperties, useRef, useState } from 'react';
import { FilterControls } from '../../../lib/filter/filter-controls.tsx';
import { FilterFrame } from '../../../lib/filter/filter-frame.tsx';
import type { ScreenState } from '../masterplan-screen.tsx';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { usePoints } from '../points/use-points.ts';
import { chosenOf } from '../preview/preview.ts';
import { useAreas } from '../use-areas.ts';
import { ViewsCorner } from '../views/views-corner.tsx';
import { MasterplanPicture } from './masterplan-picture.tsx';
import { MasterplanSheet } from './masterplan-sheet.tsx';
import { PictureNotice } from './picture-notice.tsx';
import styles from './picture-screen.module.css';
import { PictureSidePanels } from './picture-side-panels.tsx';
import { useElementSize } from './use-element-size.ts';
import { useFilterStage } from './use-filter-stage.ts';

export interface PictureScreenProps {
  readonly masterplan: Masterplan;
  readonly views: readonly MasterplanView[];
  readonly view: MasterplanView;
  readonly state: ScreenState;
}

/** The masterplan's picture with everything that stands on it. */
export function PictureScreen({ masterplan, views, view, state }: PictureScreenProps) {
  const isSheet = useArrangement() === 'sheet';
  const hover = useHoverStore<string>();
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const { mode, children, hasCommunities, filter } = state;
  const { areas, hasPills } = useAreas(view, mode, children, useViewport() === 'small');
  const points = usePoints(masterplan, view);
  const chosen = chosenOf(selectedId, areas, points.placed);
  const load = useImageLoad(view.url);
  const [sheetPx, setSheetPx] = useState(0);
  const [snap, setSnap] = useState<Snap>('half');
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const { layout, card, corner, fit, hasBar, hasTabs } = useFilterStage(filter, chosen !== null);
  const covered = { '--covered': `${isSheet ? sheetPx : 0}px` } as CSSProperties;
  return (
    <FilterFrame model={filter} sheet={isSheet ? { snap, onSnap: setSnap } : null} layout={layout}>
      <div ref={frame} className={styles.picture} style={covered}>
        <MasterplanPicture
          key={load.attempt}
          name={masterplan.name}
          view={view}
          areas={areas}
          points={points}
          hover={hover}
          hasPills={hasPills}
          hasCard={!isSheet && (areas.unseen.length > 0 || points.placed.unseen.length > 0)}
          size={size}
          onReady={load.onLoad}
          onError={load.onError}
        />
      </div>
      <div
        className={fit.viewsRaised ? `${styles.corner} ${styles.raised}` : styles.corner}
        style={isSheet ? { bottom: sheetPx } : undefined}
      >
        <ViewsCorner
          masterplan={masterplan}
          views={views}
          view={view}
          mode={mode}
          hasCommunities={hasCommunities}
          filter={hasTabs ? filter : null}
          points={points}
          hasSiblings={!isSheet}
        />
      </div>
      <div className={styles.notice}>
        <PictureNotice name={masterplan.name} state={state} load={load} />
      </div>
      {isSheet ? (
        <MasterplanSheet
          masterplan={masterplan}
          items={children}
          areas={areas}
          points={points}
          hover={hover}
          chosen={chosen}
          filter={filter}
          snap={snap}
          onSnap={setSnap}
          onRest={setSheetPx}
        />
      ) : (
        <PictureSidePanels
          masterplan={masterplan}
          areas={areas}
          points={points}
          hover={hover}
          filter={filter}
          chosen={chosen}
          corner={corner}
        />
      )}
      {hasBar && <FilterControls model={filter} card={card} compact={fit.compactBar} />}
    </FilterFrame>
  );
}
