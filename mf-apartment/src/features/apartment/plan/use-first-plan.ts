import { useLayoutEffect, useState } from 'react';

/**
 * Takes the place of the plan that stood in the page before its scripts were there (`[data-first-picture="plan"]`).
 * @returns Whether it was this one, and there, so that it need not be waited for.
 */
export function useFirstPlan(url: string | undefined): boolean {
  const [shownUrl] = useState(() => {
    const first = firstPlan();
    return first?.querySelector('img')?.complete ? first.dataset.picture : undefined;
  });
  useLayoutEffect(() => {
    if (url !== undefined) firstPlan()?.remove();
  }, [url]);
  return shownUrl !== undefined && shownUrl === url;
}

function firstPlan(): HTMLElement | null {
  return document.querySelector('[data-first-picture="plan"]');
}
