import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Size of an element in CSS pixels; zeros before the first layout. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setSize({ widthPx: watched.clientWidth, heightPx: watched.clientHeight });
    measure();
    // Before this frame is painted.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
