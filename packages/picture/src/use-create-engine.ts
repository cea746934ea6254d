import { useEffect, useState } from 'react';
import { type CreateEngine, engineAtHand, loadEngine } from './engine/load-engine.ts';

type Loaded = { readonly create: CreateEngine } | { readonly error: unknown };

/** What makes an engine; null while it is on its way. A failure is the boundary's around the picture. */
export function useCreateEngine(): CreateEngine | null {
  const [loaded, setLoaded] = useState<Loaded | null>(() => {
    const create = engineAtHand();
    return create ? { create } : null;
  });
  useEffect(() => {
    if (loaded) return;
    let isCurrent = true;
    loadEngine().then(
      (create) => isCurrent && setLoaded({ create }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded?.create ?? null;
}
