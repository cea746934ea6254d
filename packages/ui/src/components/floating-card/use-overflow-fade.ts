import { type RefObject, useEffect, useState } from 'react';

/** Whether there is more below what a scrolling element shows. */
export function useOverflowFade(ref: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setHasMore(element.scrollHeight - element.clientHeight - element.scrollTop > 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return hasMore;
}
