import type { Masterplan } from '@suite/api';
import { listMasterplanPois } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type StageLayout, useHoverState, useHoverStore, useImageLoad } from '@suite/explorer';
import { usePoints } from '@suite/explorer/points';
import type { Snap } from '@suite/filters';
import type { PictureHandle } from '@suite/picture';
import { useArrangement, useViewport } from '@suite/ui';
import { type CSSProperties, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { FilterControls } from '../../../lib/filter/filter-controls.tsx';
import { FilterFrame } from '../../../lib/filter/filter-frame.tsx';
import { useArrival } from '../arrival/use-arrival.ts';
import { LazyModel, LazyModelNote } from '../live-model/lazy-model.tsx';
import { useMasterplanModel } from '../live-model/use-masterplan-model.ts';
import type { ScreenState } from '../masterplan-screen.tsx';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { chosenOf } from '../preview/preview.ts';
import { ScreenProvider, useScreen } from '../screen-store.ts';
import { useAreas } from '../use-areas.ts';
import { ModeSwitch } from '../views/mode-switch.tsx';
import { ViewsCorner } from '../views/views-corner.tsx';
import { MasterplanPicture } from './masterplan-picture.tsx';
import { MasterplanSheet } from './masterplan-sheet.tsx';
import { PictureNotice } from './picture-notice.tsx';
import styles from './picture-screen.module.css';
import { PictureSidePanels } from './picture-side-panels.tsx';
import { useCornerSize } from './use-corner-size.ts';
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
  const hover = useHoverStore<string>();
  const selectedId = useHoverState(hover, (hovered) => hovered.selectedId);
  const { areas, hasPills } = useAreas(view, state.mode, state.children, useViewport() === 'small');
  const readPoints = useRead(readOf(listMasterplanPois, { id: masterplan.id, ...inLanguage(useLocale()) }));
  const points = usePoints(readPoints, view.polygons);
  const chosen = chosenOf(selectedId, areas, points.placed);
  const load = useImageLoad(view.url);
  const { layout, ...stage } = useFilterStage(state.filter, chosen !== null);
  const arrival = useArrival();
  const model = useMasterplanModel(masterplan, arrival === 'shown');
  const own = { masterplan, views, view, areas, hasPills, points, hover, chosen, load, arrival, model };
  return (
    <ScreenProvider state={{ ...state, ...stage, ...own }}>
      <Layout layout={layout} />
    </ScreenProvider>
  );
}

const Layout = memo(function Layout({ layout }: { readonly layout: StageLayout }) {
  const { filter, load, arrival, model } = useScreen('filter', 'load', 'arrival', 'model');
  const isSheet = useArrangement() === 'sheet';
  const [sheetPx, setSheetPx] = useState(0);
  const [snap, setSnap] = useState<Snap>('half');
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<PictureHandle>(null);
  const upper = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLDivElement>(null);
  const corners = useMemo(() => [upper, lower], []);
  const size = useElementSize(frame);
  const upperSize = useCornerSize(frame, upper, 'upper');
  const lowerSize = useCornerSize(frame, lower, 'lower');
  const covered = { '--covered': `${isSheet ? sheetPx : 0}px` } as CSSProperties;
  const isArrival = arrival === 'shown';
  return (
    <FilterFrame
      model={isArrival ? null : filter}
      sheet={isSheet ? { snap, onSnap: setSnap } : null}
      layout={layout}
    >
      <div ref={frame} className={styles.picture} style={covered} data-arrival={arrival}>
        <div className={styles.pictureFrame} inert={model.stage.coversPicture}>
          <MasterplanPicture
            key={load.attempt}
            ref={picture}
            size={size}
            upper={upperSize}
            lower={lowerSize}
          />
        </div>
        {model.stage.isMounted && (
          <LazyModel picture={picture} isPictureReady={load.data === true} over={corners} />
        )}
      </div>
      <div className={styles.notice}>
        {model.stage.isMounted && <LazyModelNote />}
        <PictureNotice />
      </div>
      {!isArrival && (
        <Furniture
          upper={upper}
          lower={lower}
          sheet={isSheet ? { snap, onSnap: setSnap, px: sheetPx, onRest: setSheetPx } : null}
        />
      )}
    </FilterFrame>
  );
});

interface FurnitureProps {
  /** The elements of the left corners. */
  readonly upper: RefObject<HTMLDivElement | null>;
  readonly lower: RefObject<HTMLDivElement | null>;
  /** The list in a sheet, where there is one, and how much of the picture it covers. */
  readonly sheet: {
    readonly snap: Snap;
    readonly onSnap: (snap: Snap) => void;
    readonly px: number;
    readonly onRest: (px: number) => void;
  } | null;
}

/** What stands on the picture for who works with it. */
function Furniture({ upper, lower, sheet }: FurnitureProps) {
  const { filter, fit, card, hasBar } = useScreen('filter', 'fit', 'card', 'hasBar');
  return (
    <>
      {/* A phone's picture has too little room for two lines below what is to be seen. */}
      {useViewport() === 'small' && (
        <div ref={upper} className={styles.upper}>
          <ModeSwitch />
        </div>
      )}
      <div
        ref={lower}
        className={fit.viewsRaised ? `${styles.corner} ${styles.raised}` : styles.corner}
        style={sheet ? { bottom: sheet.px } : undefined}
      >
        <ViewsCorner />
      </div>
      {sheet ? (
        <MasterplanSheet snap={sheet.snap} onSnap={sheet.onSnap} onRest={sheet.onRest} />
      ) : (
        <PictureSidePanels />
      )}
      {hasBar && <FilterControls model={filter} card={card} compact={fit.compactBar} />}
    </>
  );
}
