import { useMeasured } from '@suite/ui';
import { type RefObject, useState } from 'react';

/** Width ÷ height of an element as it is drawn; `first` until it has been measured. */
export function useProportion(ref: RefObject<HTMLElement | null>, first: number): number {
  const [proportion, setProportion] = useState(first);
  const measure = () => {
    const { clientWidth = 0, clientHeight = 0 } = ref.current ?? {};
    if (clientWidth > 0 && clientHeight > 0) setProportion(clientWidth / clientHeight);
  };
  useMeasured(() => [ref.current], measure);
  return proportion;
}
