import { useState } from 'react';

/** How far the picture at an address is. */
export interface PictureLoad {
  readonly kind: 'loading' | 'ready' | 'broken';
  /** Changes with each further try: a picture with another key is fetched anew. */
  readonly attempt: number;
  readonly succeed: () => void;
  readonly fail: () => void;
  readonly retry: () => void;
}

export function usePictureLoad(url: string): PictureLoad {
  const [last, setLast] = useState({ url, kind: 'loading' as PictureLoad['kind'], attempt: 0 });
  const isCurrent = last.url === url;
  const { attempt } = last;
  return {
    kind: isCurrent ? last.kind : 'loading',
    attempt,
    succeed: () => setLast({ url, kind: 'ready', attempt }),
    fail: () => setLast({ url, kind: 'broken', attempt }),
    retry: () => setLast({ url, kind: 'loading', attempt: attempt + 1 }),
  };
}
