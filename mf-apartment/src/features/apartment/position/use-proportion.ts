import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width ÷ height of an element as it is drawn; `first` until it has been measured. */
export function useProportion(ref: RefObject<HTMLElement | null>, first: number): number {
  const [proportion, setProportion] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setProportion(clientWidth / clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return proportion;
}
