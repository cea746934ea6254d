import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { leftLinkOf } from './left-links.ts';
import { returnFocus } from './return-focus.ts';

/**
 * After a move to another page the focus is on the page, unless it is on something that is still there: whoever
 * goes by keyboard or screen reader then reads on where the new page begins, not at the top of the document. Who goes
 * back finds it on the link by which the page was left.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const linkBack = useEffectEvent(() => (type === 'POP' ? leftLinkOf(key) : null));
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById('page')?.focus({ preventScroll: true });
    const link = linkBack();
    return link ? returnFocus(link) : undefined;
  }, [pathname]);
}
