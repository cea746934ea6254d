import { useEffect, useRef } from 'react';
import type { PictureShape } from './types.ts';

/** A press with one of these opens a tab or a window, and this page stays. */
const ELSEWHERE = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

/** Flies to a shape whose page a link of this page opens, such as a row of its list. */
export function useLinkFlights(shapes: readonly PictureShape[], flyTo: (id: string) => void): void {
  const latest = useRef({ shapes, flyTo });
  useEffect(() => {
    latest.current = { shapes, flyTo };
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      // What is opened beside the picture, such as a card, has this page's path.
      if (!link || link.pathname === location.pathname) return;
      if (event.button !== 0 || ELSEWHERE.some((key) => event[key])) return;
      const shape = latest.current.shapes.find(({ href }) => href !== null && pathOf(href) === link.pathname);
      if (shape) latest.current.flyTo(shape.id);
    };
    // Before the link is followed, which takes this page away.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname;
}
