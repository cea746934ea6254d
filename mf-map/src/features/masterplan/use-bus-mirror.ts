import { emit, selectMasterplan, setFilterResult } from '@suite/bus';
import type { Masterplan } from '@suite/contracts';
import { useEffect } from 'react';
import { counterOf } from '../../lib/availability.ts';

/** Tells the shell and the other remotes which masterplan is on the screen and what it has to offer. */
export function useBusMirror({ id, name, parentId, projectId, unitCounts, asOf }: Masterplan): void {
  useEffect(() => selectMasterplan(projectId, { id, name, parentId }), [id, name, parentId, projectId]);
  useEffect(() => setFilterResult(counterOf([unitCounts], asOf)), [unitCounts, asOf]);
  useEffect(() => emit('mf-map:masterplan-shown', { masterplanId: id }), [id]);
}
