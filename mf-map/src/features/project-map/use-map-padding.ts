import type { GeoMapPadding } from '@suite/picture/geo';
import { useMeasured } from '@suite/ui';
import { type RefObject, useState } from 'react';

const NOTHING_COVERED: GeoMapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** What is covered of the map: the style sheet gives it to the element over the free part as place and padding. */
export function useMapPadding(free: RefObject<HTMLElement | null>): GeoMapPadding {
  const [padding, setPadding] = useState(NOTHING_COVERED);
  const measure = () => {
    if (!free.current) return;
    const { paddingTop, paddingBottom } = getComputedStyle(free.current);
    const next = {
      ...NOTHING_COVERED,
      top: Number.parseFloat(paddingTop) || 0,
      bottom: Number.parseFloat(paddingBottom) || 0,
      left: free.current.offsetLeft,
    };
    setPadding((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
  };
  useMeasured(() => [free.current], measure);
  return padding;
}
