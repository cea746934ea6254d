import { useLayoutEffect, useState } from 'react';

/**
 * Takes the place of the plan that stood in the page before its scripts were there (`[data-first-picture="plan"]`).
 * @returns Whether it was this one, which then need not be waited for.
 */
export function useFirstPlan(url: string | undefined): boolean {
  const [shownUrl] = useState(() => firstPlan()?.dataset.picture);
  useLayoutEffect(() => {
    if (url !== undefined) firstPlan()?.remove();
  }, [url]);
  return shownUrl !== undefined && shownUrl === url;
}

function firstPlan(): HTMLElement | null {
  return document.querySelector('[data-first-picture="plan"]');
}
