import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section that the address names into sight, once it is drawn, and reading goes on there. */
export function useSectionInSight(isDrawn: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isDrawn || hash === '') return;
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isDrawn, hash, key]);
}
