import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { currentViewer, subscribeViewer } from './session.ts';

/** Number of who is asking; it changes when somebody signs in or out. */
export function useViewer(): number {
  return useSyncExternalStore(subscribeViewer, currentViewer);
}

/** Key of an answer in the cache: what one person was answered is not shown to the next. */
export function cacheKey(readKey: string, viewer: number): string {
  return viewer === 0 ? readKey : `${readKey} ${viewer}`;
}

/** The viewer that each cache was last cleared for. */
const clearedFor = new WeakMap<object, number>();

/** What others were told is forgotten: after a logout nothing of the person is left in the page. */
export function useForgetOthers(viewer: number): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if ((clearedFor.get(cache) ?? 0) === viewer) return;
    clearedFor.set(cache, viewer);
    const isOthers = (key: unknown) => {
      const [, reader] = / (\d+)$/.exec(String(key)) ?? [];
      return reader !== undefined && Number(reader) !== viewer;
    };
    for (const key of [...cache.keys()].filter(isOthers)) void mutate(key, undefined, { revalidate: false });
  }, [viewer, cache, mutate]);
}
