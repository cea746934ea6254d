import type { Masterplan } from '@suite/contracts';
import { StateCard, useViewport } from '@suite/ui';
import { IMAGE } from '@suite/ui/icons';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '../../../lib/sheet/bottom-sheet.tsx';
import { LoadProblem } from '../../../lib/states/load-problem.tsx';
import { useArrangement } from '../../../lib/use-arrangement.ts';
import { ChildHead } from '../list/child-head.tsx';
import { ChildList } from '../list/child-list.tsx';
import { UnseenCard } from '../list/unseen-card.tsx';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { MasterplanEmpty } from '../states/masterplan-states.tsx';
import { StatusLegend } from '../states/status-legend.tsx';
import { useAreas } from '../use-areas.ts';
import { useAttention } from '../use-attention.ts';
import type { ChildrenState } from '../use-masterplan-reads.ts';
import { ViewsCorner } from '../views/views-corner.tsx';
import { MasterplanPicture } from './masterplan-picture.tsx';
import styles from './picture-screen.module.css';
import { useElementSize } from './use-element-size.ts';

export interface PictureScreenProps {
  readonly masterplan: Masterplan;
  readonly views: readonly MasterplanView[];
  readonly view: MasterplanView;
  readonly state: ChildrenState;
}

/** The picture reaches under the round corners of the sheet. */
const SHEET_CORNER_PX = 12;

/** What is wrong, over the picture; nothing when all is well. */
function Notice({
  masterplan,
  state,
  isBroken,
}: Omit<PictureScreenProps, 'view' | 'views'> & { isBroken: boolean }) {
  const intl = useIntl();
  const { children, error, slow, retry } = state;
  if (children?.length === 0) return <MasterplanEmpty name={masterplan.name} />;
  if (!children && (error !== undefined || slow)) {
    return <LoadProblem kind={slow ? 'slow' : 'failed'} onRetry={retry} />;
  }
  if (!isBroken) return null;
  return <StateCard icon={IMAGE} role="status" title={intl.formatMessage({ id: 'map.picture.failed' })} />;
}

/** The masterplan's picture with everything that stands on it. */
export function PictureScreen({ masterplan, views, view, state }: PictureScreenProps) {
  const arrangement = useArrangement();
  const attention = useAttention();
  const { mode, children, hasCommunities } = state;
  const { areas, hasPills } = useAreas(view, mode, children, useViewport() === 'small');
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [sheetPx, setSheetPx] = useState(0);
  const onRest = useCallback((heightPx: number) => setSheetPx(heightPx), []);
  const frame = useRef<HTMLDivElement>(null);
  const isSheet = arrangement === 'sheet';
  return (
    <div className={styles.screen}>
      <div
        ref={frame}
        className={styles.picture}
        style={{ bottom: isSheet ? Math.max(0, sheetPx - SHEET_CORNER_PX) : 0 }}
      >
        <MasterplanPicture
          name={masterplan.name}
          view={view}
          areas={areas}
          attention={attention}
          hasPills={hasPills}
          size={useElementSize(frame)}
          onError={() => setBrokenUrl(view.url)}
        />
      </div>
      <div className={styles.corner} style={{ bottom: isSheet ? sheetPx : 0 }}>
        <ViewsCorner
          masterplan={masterplan}
          views={views}
          view={view}
          mode={mode}
          hasCommunities={hasCommunities}
          hasSiblings={!isSheet}
        />
      </div>
      <div className={styles.notice}>
        <Notice masterplan={masterplan} state={state} isBroken={brokenUrl === view.url} />
      </div>
      {isSheet ? (
        <BottomSheet label={masterplan.name} onRest={onRest}>
          <ChildHead masterplan={masterplan} />
          <ChildList items={children ?? []} areas={areas} attention={attention} />
        </BottomSheet>
      ) : (
        <>
          {areas.unseen.length > 0 && <UnseenCard items={areas.unseen} />}
          <div className={styles.legend}>
            <StatusLegend masterplan={masterplan} />
          </div>
        </>
      )}
    </div>
  );
}
