import type { GeoMapPadding } from '@suite/picture/geo';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

const NOTHING_COVERED: GeoMapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** What is covered of the map: the style sheet gives it to the element over the free part as place and padding. */
export function useMapPadding(free: RefObject<HTMLElement | null>): GeoMapPadding {
  const [padding, setPadding] = useState(NOTHING_COVERED);
  const measure = useCallback(() => {
    if (!free.current) return;
    const { paddingTop, paddingBottom } = getComputedStyle(free.current);
    const next = {
      ...NOTHING_COVERED,
      top: Number.parseFloat(paddingTop) || 0,
      bottom: Number.parseFloat(paddingBottom) || 0,
      left: free.current.offsetLeft,
    };
    setPadding((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
  }, [free]);
  // With each drawing: what the observer tells is drawn one frame too late.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (free.current) observer.observe(free.current);
    return () => observer.disconnect();
  }, [free, measure]);
  return padding;
}
