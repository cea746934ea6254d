import type { Unit } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { changedSince, type SeenStatuses, seenStatuses } from './status-changes.ts';

export interface StatusChanges {
  /** Homes that changed last; none once the news was put away or has been there for long. */
  readonly changed: readonly Unit[];
  /** Another number with each change: what was asked of the server before it no longer counts. */
  readonly revision: number;
  readonly dismiss: () => void;
}

/** Long enough to read a sentence and look at the home; a reader has been told by then. */
const SHOWN_MS = 8_000;
const NONE: readonly Unit[] = [];

/** What changed among the homes while the visitor looks at them, wherever the change came from. */
export function useStatusChanges(units: readonly Unit[]): StatusChanges {
  const seen = useRef<SeenStatuses>(new Map());
  const [{ changed, revision }, setChanges] = useState({ changed: NONE, revision: 0 });
  useEffect(() => {
    const next = changedSince(seen.current, units);
    seen.current = seenStatuses(units);
    if (next.length > 0) setChanges((last) => ({ changed: next, revision: last.revision + 1 }));
  }, [units]);

  const dismiss = () => setChanges((last) => ({ ...last, changed: NONE }));
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanges((last) => ({ ...last, changed: NONE })), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return { changed, revision, dismiss };
}
