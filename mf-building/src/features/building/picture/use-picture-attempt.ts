import { useState } from 'react';

export interface PictureAttempt {
  /** Another one for each attempt and each view, so that the picture starts afresh. */
  readonly key: string;
  readonly failed: boolean;
  readonly fail: () => void;
  readonly retry: () => void;
}

/** Whether the picture of a view could be loaded, and how often that was tried. */
export function usePictureAttempt(viewId: number | null): PictureAttempt {
  const [attempt, setAttempt] = useState(0);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const key = `${viewId}/${attempt}`;
  return {
    key,
    failed: failedKey === key,
    fail: () => setFailedKey(key),
    retry: () => setAttempt((count) => count + 1),
  };
}
