import type { StageLayout } from '@suite/explorer';
import { useMeasured } from '@suite/ui';
import { useRef, useState } from 'react';
import { type BarFit, type BarMeasures, barFit } from './bar-fit.ts';

const NOT_MEASURED: BarFit = {
  stage: null,
  compactBar: false,
  viewsRaised: false,
  legendFits: true,
  cornerRaised: false,
};

/** Measures what floats at the bottom, again whenever it comes, goes or changes its size, and says how it fits. */
export function useBarFit(layout: StageLayout): BarFit {
  const [fit, setFit] = useState<BarFit>(NOT_MEASURED);
  const labelledBarWidth = useRef(0);
  const legendWidth = useRef(0);
  const isCompact = useRef(false);
  const { part } = layout;
  const measure = () => {
    const stage = layout.ref.current;
    if (!stage) return;
    const barWidth = part('bar')?.offsetWidth ?? 0;
    if (!isCompact.current) labelledBarWidth.current = barWidth;
    legendWidth.current = part('legend')?.offsetWidth || legendWidth.current;
    const measures: BarMeasures = {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      barWidth,
      labelledBarWidth: labelledBarWidth.current,
      viewsWidth: part('views')?.offsetWidth ?? 0,
      legendWidth: legendWidth.current,
      cornerWidth: part('corner')?.offsetWidth ?? 0,
      edgePx: layout.lengthPx('--edge'),
    };
    const next = barFit(measures);
    isCompact.current = next.compactBar;
    setFit((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
  };
  useMeasured(() => [layout.ref.current, part('bar'), part('views')], measure, layout.$revision);
  return fit;
}
