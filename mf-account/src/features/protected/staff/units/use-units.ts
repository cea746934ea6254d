import type { ProjectStructure } from '@suite/api';
import { getProjectStructure } from '@suite/api/endpoints';
import { inLanguage, type ReadState, readOf, useRead } from '@suite/api-client';
import { type EditableUnitChanges, updateApartments } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { FormError } from '@suite/forms';
import { useState } from 'react';
import { useAction } from '../../../../lib/use-action.ts';

export type StaffUnit = ProjectStructure['masterplans'][number]['buildings'][number]['apartments'][number];

export interface UnitsState {
  readonly read: ReadState<ProjectStructure>;
  readonly chosen: ReadonlySet<number>;
  readonly choose: (ids: readonly number[], isChosen: boolean) => void;
  readonly isRunning: boolean;
  readonly error: FormError | null;
  readonly changeChosen: (changes: EditableUnitChanges) => void;
}

/** The units of a project with those that are chosen for a change; all of them are changed, or none. */
export function useUnits(projectId: number): UnitsState {
  const read = useRead(readOf(getProjectStructure, { projectId, ...inLanguage(useLocale()) }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { isRunning, error, run } = useAction();
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  const changeChosen = (changes: EditableUnitChanges) =>
    void run(async () => {
      await updateApartments(projectId, [...chosen], changes);
      setChosen(new Set());
      read.retry();
    });
  return { read, chosen, choose, isRunning, error, changeChosen };
}
