import { useSyncExternalStore } from 'react';
import { currentViewer, subscribeViewer } from './session.ts';

/** Number of who is asking; it changes when somebody signs in or out. */
export function useViewer(): number {
  return useSyncExternalStore(subscribeViewer, currentViewer);
}

/** Key of an answer in the cache: what one person was answered is not shown to the next. */
export function cacheKey(readKey: string, viewer: number): string {
  return viewer === 0 ? readKey : `${readKey} ${viewer}`;
}
