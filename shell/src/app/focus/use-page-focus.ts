import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a move to another page the focus is on the page, unless it is on something that is still there: whoever
 * goes by keyboard or screen reader then reads on where the new page begins, not at the top of the document.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById('page')?.focus({ preventScroll: true });
  }, [pathname]);
}
