import { SLOW_AFTER_MS } from '@suite/api-client';
import { useEffect, useState } from 'react';

export type ImageState = 'loading' | 'slow' | 'loaded' | 'failed';

/** State of one picture; `attempt` is the key of its element, which "Try again" replaces. */
export function useImage(url: string) {
  const [attempt, setAttempt] = useState(0);
  const key = `${url} ${attempt}`;
  const [known, setKnown] = useState<{ key: string; state: ImageState }>({ key, state: 'loading' });
  const state = known.key === key ? known.state : 'loading';
  const isLoading = state === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setKnown({ key, state: 'slow' }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading, key]);

  return {
    key,
    state,
    retry: () => setAttempt((former) => former + 1),
    onLoad: () => setKnown({ key, state: 'loaded' }),
    onError: () => setKnown({ key, state: 'failed' }),
  };
}
