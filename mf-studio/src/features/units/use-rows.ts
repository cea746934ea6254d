import { isAllowed } from '@suite/access';
import { listDraftUnits } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { readTaggedStructure } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { type GridRow, gridRows, withDraft } from './grid-row.ts';

/** The lines of the grid: units as visitors have them, and what the draft says where the person may read it. */
export function useRows(projectId: number, roles: readonly RoleName[]) {
  const structure = useRead(readTaggedStructure({ projectId, ...inLanguage(useLocale()) }));
  const draft = useRead(isAllowed(roles, 'version:read') ? readOf(listDraftUnits, { projectId }) : null);
  const idOf = useDraftIds();
  const document = structure.data?.document;
  const units = draft.data?.units;
  const rows = useMemo((): readonly GridRow[] => {
    if (!document) return [];
    const seen = gridRows(document);
    return units ? withDraft(seen, units, idOf) : seen;
  }, [document, units, idOf]);
  const retry = () => {
    structure.retry();
    draft.retry();
  };
  return { read: { ...structure, retry }, rows };
}

/** Gives what only the draft has an id below zero, the same one for as long as the page is open. */
function useDraftIds(): (key: string) => number {
  const ids = useRef(new Map<string, number>());
  return useCallback((key) => {
    const id = ids.current.get(key) ?? -1 - ids.current.size;
    ids.current.set(key, id);
    return id;
  }, []);
}
