import type { Unit } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { changedSince, type SeenStatuses, seenStatuses } from './status-changes.ts';

export interface StatusChanges {
  /** Homes that changed last; none once the news was put away or has been there for long. */
  readonly changed: readonly Unit[];
  readonly dismiss: () => void;
}

/** Long enough to read a sentence and look at the home; a reader has been told by then. */
const SHOWN_MS = 8_000;
const NONE: readonly Unit[] = [];

/** What changed among the homes while the visitor looks at them, wherever the change came from. */
export function useStatusChanges(units: readonly Unit[]): StatusChanges {
  const seen = useRef<SeenStatuses>(new Map());
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const next = changedSince(seen.current, units);
    seen.current = seenStatuses(units);
    if (next.length > 0) setChanged(next);
  }, [units]);

  const dismiss = () => setChanged(NONE);
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return { changed, dismiss };
}
