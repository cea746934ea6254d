import type { Masterplan } from '@suite/api';
import type { HoverStore } from '@suite/explorer';
import { BottomSheet, type Snap } from '@suite/filters';
import { NothingMatches } from '../../../lib/filter/nothing-matches.tsx';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';
import { ChildHead } from '../list/child-head.tsx';
import { ChildList } from '../list/child-list.tsx';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { MasterplanChild } from '../model/children.ts';
import { PointList } from '../points/point-list.tsx';
import type { PointsLayer } from '../points/use-points.ts';
import type { Chosen } from '../preview/preview.ts';
import { ChosenPreview } from './chosen-preview.tsx';

export interface MasterplanSheetProps {
  readonly masterplan: Masterplan;
  /** Null until it is known what the masterplan has. */
  readonly items: readonly MasterplanChild[] | null;
  readonly areas: AreaShapes;
  readonly points: PointsLayer;
  readonly hover: HoverStore<string>;
  readonly chosen: Chosen | null;
  readonly filter: PageFilter;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  /** How much of the picture it covers, in CSS pixels. */
  readonly onRest: (heightPx: number) => void;
}

/** Everything below the masterplan as a list; what a first tap chose stands above it, in place of its head. */
export function MasterplanSheet(props: MasterplanSheetProps) {
  const { masterplan, items, areas, points, hover, chosen, filter } = props;
  return (
    <BottomSheet
      label={masterplan.name}
      snap={props.snap}
      onSnap={props.onSnap}
      onRest={props.onRest}
      // What comes later must not push up what is there.
      steady={items === null || points.isWaiting}
    >
      {chosen ? (
        <ChosenPreview chosen={chosen} onClose={() => hover.select(null)} />
      ) : (
        <ChildHead masterplan={masterplan} filter={filter} />
      )}
      <NothingMatches model={filter} />
      <ChildList items={items ?? []} areas={areas} hover={hover} />
      {points.points.length > 0 && (
        <PointList points={points.points} shapeOf={points.placed.shapeOf} hover={hover} />
      )}
    </BottomSheet>
  );
}
