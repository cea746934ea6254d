import { SLOW_AFTER_MS } from '@suite/api-client';
import { useEffect, useMemo, useState } from 'react';
import type { AsyncState } from './async-state.ts';

/** How a picture is coming along; data is true once it is there. */
export interface ImageLoad extends AsyncState<true> {
  /** Another one for each attempt and each picture: an element with another key is fetched anew. */
  readonly key: string;
  /** Changes with each further try alone. */
  readonly attempt: number;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

type Status = 'loading' | 'slow' | 'loaded' | 'failed';

const LOAD_ERROR = new Error('The picture could not be loaded.');

/** State of the picture with this id or address, and how often it was tried. `null` waits for nothing. */
export function useImageLoad(source: string | number | null): ImageLoad {
  const [attempt, setAttempt] = useState(0);
  const key = `${source}/${attempt}`;
  const [last, setLast] = useState<{ key: string; status: Status }>({ key, status: 'loading' });
  const status = last.key === key ? last.status : 'loading';
  const isWaiting = source !== null && status === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLast({ key, status: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, key]);
  return useMemo(
    () => ({
      key,
      attempt,
      data: status === 'loaded' ? true : undefined,
      error: status === 'failed' ? LOAD_ERROR : undefined,
      slow: status === 'slow',
      retry: () => setAttempt((count) => count + 1),
      onLoad: () => setLast({ key, status: 'loaded' }),
      onError: () => setLast({ key, status: 'failed' }),
    }),
    [key, attempt, status],
  );
}
