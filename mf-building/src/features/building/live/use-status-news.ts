import type { Apartment } from '@suite/contracts';
import { useEffect, useRef, useState } from 'react';
import { changedSince, type SeenStatuses, seenStatuses } from './status-news.ts';

export interface StatusNews {
  /** Homes that changed last; none once the news was put away or has been there for long. */
  readonly changed: readonly Apartment[];
  /** Another number with each change: what was asked of the server before it no longer counts. */
  readonly revision: number;
  readonly dismiss: () => void;
}

/** Long enough to read a sentence and look at the home; a reader has been told by then. */
const SHOWN_MS = 8_000;
const NONE: readonly Apartment[] = [];

/** What changed among the homes while the visitor looks at them, wherever the change came from. */
export function useStatusNews(units: readonly Apartment[]): StatusNews {
  const seen = useRef<SeenStatuses>(new Map());
  const [{ changed, revision }, setNews] = useState({ changed: NONE, revision: 0 });
  useEffect(() => {
    const next = changedSince(seen.current, units);
    seen.current = seenStatuses(units);
    if (next.length > 0) setNews((last) => ({ changed: next, revision: last.revision + 1 }));
  }, [units]);

  const dismiss = () => setNews((last) => ({ ...last, changed: NONE }));
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setNews((last) => ({ ...last, changed: NONE })), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return { changed, revision, dismiss };
}
