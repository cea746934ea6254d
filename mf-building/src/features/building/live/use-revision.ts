import type { Unit } from '@suite/api';
import { useState } from 'react';

/** Another number whenever homes that were there are others: what was asked of the server before no longer counts. */
export function useRevision(units: readonly Unit[] | undefined): number {
  const [last, setLast] = useState({ units, revision: 0 });
  if (units === last.units || units === undefined) return last.revision;
  const revision = last.units === undefined ? last.revision : last.revision + 1;
  setLast({ units, revision });
  return revision;
}
