import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BarFit, type BarMeasures, barFit } from './bar-fit.ts';

const NOT_MEASURED: BarFit = { stage: null, compactBar: false, viewsRaised: false, legendFits: true };

/**
 * Measures stage, bar, views and legend, again whenever one of them changes its size, and says how they fit.
 * `shown` names those that are there: a hover draws the stage again and must not measure it.
 */
export function useBarFit(stageRef: RefObject<HTMLElement | null>, shown: string): BarFit {
  const [fit, setFit] = useState<BarFit>(NOT_MEASURED);
  const labelledBarWidth = useRef(0);
  const legendWidth = useRef(0);
  const isCompact = useRef(false);
  // Other parts are there with another `shown`.
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const part = (name: string) => stage.querySelector<HTMLElement>(`[data-part="${name}"]`);
    const measure = () => {
      const barWidth = part('bar')?.offsetWidth ?? 0;
      if (!isCompact.current) labelledBarWidth.current = barWidth;
      legendWidth.current = part('legend')?.offsetWidth || legendWidth.current;
      const measures: BarMeasures = {
        stage: { width: stage.clientWidth, height: stage.clientHeight },
        barWidth,
        labelledBarWidth: labelledBarWidth.current,
        viewsWidth: part('views')?.offsetWidth ?? 0,
        legendWidth: legendWidth.current,
        edgePx: Number.parseFloat(getComputedStyle(stage).getPropertyValue('--edge')) || 0,
      };
      const next = barFit(measures);
      isCompact.current = next.compactBar;
      setFit((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [stage, part('bar'), part('views')]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [stageRef, shown]);
  return fit;
}
