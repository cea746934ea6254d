import { useHoverState } from '@suite/explorer';
import { lazy, memo, Suspense } from 'react';
import { useScreen, useUnits } from '../screen-store.ts';

/** Fetched with the first hover. Without it a visitor still has the name of the shape and the page of the unit. */
const UnitTooltip = lazy(() =>
  import(/* webpackChunkName: "unit-tooltip" */ './unit-tooltip.tsx').then(
    (loaded) => ({ default: loaded.UnitTooltip }),
    () => ({ default: () => null }),
  ),
);

/** The tooltip of the unit that is hovered or focused in the picture, if any is. */
export const HoveredUnit = memo(function HoveredUnit() {
  const units = useUnits();
  const { shapes, building, hover } = useScreen('shapes', 'building', 'hover');
  const onScreen = useHoverState(hover, (state) => state.onScreen);
  const unitId = useHoverState(hover, (state) => state.pictureId);
  const unit = units.find(({ id }) => id === unitId);
  if (!unit || !onScreen) return null;
  return (
    <Suspense fallback={null}>
      <UnitTooltip unit={unit} floors={building.floors} onScreen={onScreen} shapes={shapes.shapes} />
    </Suspense>
  );
});
