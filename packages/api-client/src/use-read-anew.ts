import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { askVersion, isOutdated } from './catalogue-version.ts';

/**
 * Shell: at each other `place` reads anew what the page still shows of before the last publishing. What was read stays
 * until the new is there, and what the visitor chose stays with it.
 */
export function useReadAnew(place: string): void {
  const { mutate } = useSWRConfig();
  const last = useRef(place);
  useEffect(() => {
    if (place === last.current) return;
    last.current = place;
    const readOutdated = () => void mutate((key) => typeof key === 'string' && isOutdated(key));
    readOutdated();
    void askVersion().then((isLater) => isLater && readOutdated());
  }, [place, mutate]);
}
