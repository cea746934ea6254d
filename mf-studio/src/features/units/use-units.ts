import type { UnitConflicts } from '@suite/api';
import { changeUnits } from '@suite/api/endpoints';
import { call, inLanguage, useRead } from '@suite/api-client';
import { readTaggedStructure } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { FormError } from '@suite/forms';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useStudioAction } from '../../lib/errors.ts';
import { batchOf } from './batch.ts';
import { type Change, changesIn, type EditAction, type EditState, editReducer, NO_EDITS } from './edits.ts';
import { type GridRow, gridRows } from './grid-row.ts';

export type Conflict = UnitConflicts['conflicts'][number];

export interface UnitsModel {
  readonly read: ReturnType<typeof useStructure>;
  readonly rows: readonly GridRow[];
  readonly state: EditState;
  readonly dispatch: (action: EditAction) => void;
  readonly changes: readonly Change[];
  /** Units whose cells are chosen. */
  readonly picked: readonly GridRow[];
  readonly pick: (rows: readonly GridRow[]) => void;
  readonly isSaving: boolean;
  readonly error: FormError | null;
  /** Cells that somebody else has changed since they were read. */
  readonly conflicts: readonly Conflict[];
  readonly save: () => void;
  /** Ends a conflict: with what the person typed, or with what the other did. */
  readonly settle: (conflict: Conflict, keepsOwn: boolean) => void;
}

function useStructure(projectId: number) {
  return useRead(readTaggedStructure({ projectId, ...inLanguage(useLocale()) }));
}

/** The units of a project, what is typed of them, and its saving. */
export function useUnits(projectId: number): UnitsModel {
  const read = useStructure(projectId);
  const document = read.data?.document;
  const rows = useMemo(() => (document ? gridRows(document) : []), [document]);
  const reducer = useMemo(() => editReducer(new Map(rows.map((row) => [row.id, row]))), [rows]);
  const [state, dispatch] = useReducer(reducer, NO_EDITS);
  // A reading is of after the saving: everything that was typed had gone along with it.
  useEffect(() => dispatch({ kind: 'settle' }), [rows]);
  const [picked, setPicked] = useState<readonly GridRow[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const { isRunning, error, run } = useStudioAction();
  const changes = useMemo(() => changesIn(state.edits, rows), [state.edits, rows]);
  const save = () =>
    void run(async () => {
      const found: Conflict[] = [];
      for (const body of batchOf(changes))
        found.push(...(await call(changeUnits, { projectId, body })).conflicts);
      setConflicts(found);
      read.retry();
    });
  const settle = (conflict: Conflict, keepsOwn: boolean) => {
    setConflicts((known) => known.filter((one) => one !== conflict));
    if (!keepsOwn) dispatch({ kind: 'drop', cells: [{ id: conflict.id, field: conflict.field }] });
  };
  return {
    read,
    rows,
    state,
    dispatch,
    changes,
    picked,
    pick: setPicked,
    isSaving: isRunning,
    error,
    conflicts,
    save,
    settle,
  };
}
