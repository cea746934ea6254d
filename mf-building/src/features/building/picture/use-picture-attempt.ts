import { SLOW_AFTER_MS } from '@suite/api-client';
import { useEffect, useState } from 'react';

export interface PictureAttempt {
  /** Another one for each attempt and each view, so that the picture starts afresh. */
  readonly key: string;
  /** `slow`: nothing has come for so long that the visitor should know, and can try again. */
  readonly state: 'loading' | 'slow' | 'ready' | 'failed';
  readonly fail: () => void;
  readonly ready: () => void;
  readonly retry: () => void;
}

/** How the picture of a view is coming along, and how often that was tried. Without a view nothing comes. */
export function usePictureAttempt(viewId: number | null): PictureAttempt {
  const [attempt, setAttempt] = useState(0);
  const key = `${viewId}/${attempt}`;
  const [last, setLast] = useState<{ key: string; state: PictureAttempt['state'] }>({
    key,
    state: 'loading',
  });
  const state = last.key === key ? last.state : 'loading';
  const isWaiting = viewId !== null && state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLast({ key, state: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, key]);
  return {
    key,
    state,
    fail: () => setLast({ key, state: 'failed' }),
    ready: () => setLast({ key, state: 'ready' }),
    retry: () => setAttempt((count) => count + 1),
  };
}
