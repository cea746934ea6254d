import { PointList } from '@suite/explorer/points';
import { BottomSheet, type Snap } from '@suite/filters';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { NothingMatches } from '../../../lib/filter/nothing-matches.tsx';
import { ChildHead } from '../list/child-head.tsx';
import { ChildList } from '../list/child-list.tsx';
import { useScreen } from '../screen-store.ts';
import { StatusLegend } from '../states/status-legend.tsx';
import { ChosenPreview } from './chosen-preview.tsx';

export interface MasterplanSheetProps {
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  /** How much of the picture it covers, in CSS pixels. */
  readonly onRest: (heightPx: number) => void;
}

/** Everything below the masterplan as a list; what a first tap chose stands above it, in place of its head. */
export const MasterplanSheet = memo(function MasterplanSheet(props: MasterplanSheetProps) {
  const { masterplan, children, areas, points, hover, chosen, filter } = useScreen(
    'masterplan',
    'children',
    'areas',
    'points',
    'hover',
    'chosen',
    'filter',
  );
  return (
    <BottomSheet
      label={masterplan.name}
      {...props}
      // What comes later must not push up what is there.
      steady={children === null || points.isWaiting}
    >
      {chosen ? (
        <ChosenPreview chosen={chosen} onClose={() => hover.select(null)} />
      ) : (
        <ChildHead masterplan={masterplan} filter={filter} />
      )}
      {!chosen && <StatusLegend masterplan={masterplan} look="line" />}
      <NothingMatches model={filter} />
      <ChildList items={children ?? []} areas={areas} hover={hover} />
      {points.points.length > 0 && (
        <PointList
          points={points.points}
          shapeOf={points.placed.shapeOf}
          hover={hover}
          title={<FormattedMessage id="common.pointsOfInterest" />}
        />
      )}
    </BottomSheet>
  );
});
