import type { DraftUnitChanges, UnitBatch, UnitConflicts } from '@suite/api';
import { changeDraftUnits, changeUnits } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import type { RoleName } from '@suite/contracts';
import type { FormError } from '@suite/forms';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useStudioAction } from '../../lib/errors.ts';
import { useVersions } from '../../lib/versions/use-versions.ts';
import { batchesOf } from './batch.ts';
import { type Change, changesIn, type EditAction, type EditState, editReducer, NO_EDITS } from './edits.ts';
import { type FactName, type GridRow, unitKeyOf } from './grid-row.ts';
import { type SavedBatch, savedBatch } from './take-back.ts';
import { useRows } from './use-rows.ts';

/** A cell that somebody else has changed since it was read, and what it is now. */
export interface Conflict {
  readonly id: number;
  readonly field: FactName;
  readonly current: UnitConflicts['conflicts'][number]['current'];
}

export type NewUnits = Pick<DraftUnitChanges, 'added' | 'status' | 'priceEur'>;

export interface UnitsModel {
  readonly read: ReturnType<typeof useRows>['read'];
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
  /** What was saved since the page was opened, the latest first. */
  readonly saved: readonly SavedBatch[];
  /** Saves everything that is typed, and adds units to the draft. Whether it could. */
  readonly save: (added?: readonly NewUnits[]) => Promise<boolean>;
  /** Ends a conflict: with what the person typed, or with what the other did. */
  readonly settle: (conflict: Conflict, keepsOwn: boolean) => void;
}

/** The units of a project, what is typed of them, and its saving. */
export function useUnits(projectId: number, roles: readonly RoleName[]): UnitsModel {
  const { read, rows } = useRows(projectId, roles);
  const versions = useVersions(projectId, roles);
  const reducer = useMemo(() => editReducer(new Map(rows.map((row) => [row.id, row]))), [rows]);
  const [state, dispatch] = useReducer(reducer, NO_EDITS);
  // A reading is of after the saving: everything that was typed had gone along with it.
  useEffect(() => dispatch({ kind: 'settle' }), [rows]);
  const [picked, setPicked] = useState<readonly GridRow[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [saved, setSaved] = useState<readonly SavedBatch[]>([]);
  const { isRunning, error, run } = useStudioAction();
  const changes = useMemo(() => changesIn(state.edits, rows), [state.edits, rows]);
  const save = async (added: readonly NewUnits[] = []): Promise<boolean> => {
    let isSaved = false;
    await run(async () => {
      const { live, draft } = batchesOf(changes);
      const bodies = [...added, ...draft];
      const found = [...(await saveLive(projectId, live)), ...(await saveDraft(projectId, bodies, rows))];
      setConflicts(found);
      const batch = savedBatch(changes, found, new Date().toISOString());
      if (batch) setSaved((known) => [batch, ...known]);
      read.retry();
      if (bodies.length > 0) versions.retry();
      isSaved = true;
    });
    return isSaved;
  };
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
    saved,
    save,
    settle,
  };
}

async function saveLive(projectId: number, batches: readonly UnitBatch[]): Promise<Conflict[]> {
  const found: Conflict[] = [];
  for (const body of batches) found.push(...(await call(changeUnits, { projectId, body })).conflicts);
  return found;
}

async function saveDraft(
  projectId: number,
  bodies: readonly DraftUnitChanges[],
  rows: readonly GridRow[],
): Promise<Conflict[]> {
  const found: Conflict[] = [];
  for (const body of bodies) {
    const outcome = await call(changeDraftUnits, { projectId, body });
    found.push(...draftConflicts(outcome.conflicts, rows));
  }
  return found;
}

type DraftConflict = Omit<Conflict, 'id'> & { readonly building: string; readonly number: string };

function draftConflicts(conflicts: readonly DraftConflict[], rows: readonly GridRow[]): Conflict[] {
  const ids = new Map(rows.map((row) => [unitKeyOf(row), row.id]));
  return conflicts.flatMap(({ building, number, field, current }) => {
    const id = ids.get(unitKeyOf({ buildingKey: building, name: number }));
    return id === undefined ? [] : [{ id, field, current }];
  });
}
