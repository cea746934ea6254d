import type { ProjectStructure } from '@suite/api';
import { inLanguage, isChangedMeanwhile, type ReadState, type Tagged, useRead } from '@suite/api-client';
import { type EditableUnitChanges, readTaggedStructure, updateApartments } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { FormError } from '@suite/forms';
import { useState } from 'react';
import { useAction } from '../../../../lib/use-action.ts';
import { type ChangedUnit, changedUnits } from './changed-units.ts';

/** A change that was not made, since somebody else has changed some of the units meanwhile. */
export interface Conflict {
  readonly units: readonly ChangedUnit[];
  readonly makeAnyway: () => void;
  /** Chooses these units no more; the others stay chosen. */
  readonly leave: () => void;
}

export interface UnitsState {
  readonly read: ReadState<Tagged<ProjectStructure>>;
  readonly chosen: ReadonlySet<number>;
  readonly choose: (ids: readonly number[], isChosen: boolean) => void;
  readonly isRunning: boolean;
  readonly error: FormError | null;
  readonly conflict: Conflict | null;
  readonly changeChosen: (changes: EditableUnitChanges) => void;
}

interface Refused {
  readonly units: readonly ChangedUnit[];
  readonly changes: EditableUnitChanges;
  readonly structure: Tagged<ProjectStructure>;
}

/** How often a change is made anew when others change other units of the project at the same time. */
const MOST_ATTEMPTS = 5;

/** The units of a project with those that are chosen for a change; all of them are changed, or none. */
export function useUnits(projectId: number): UnitsState {
  const project = { projectId, ...inLanguage(useLocale()) };
  const read = useRead(readTaggedStructure(project));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<Refused | null>(null);
  const { isRunning, error, run } = useAction();
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  const attempt = async (
    changes: EditableUnitChanges,
    seen: Tagged<ProjectStructure>,
    left = MOST_ATTEMPTS,
  ): Promise<Refused | null> => {
    try {
      await updateApartments({ ...project, tag: seen.tag }, [...chosen], changes);
      return null;
    } catch (thrown) {
      if (left === 0 || !isChangedMeanwhile(thrown)) throw thrown;
      const structure = await readTaggedStructure(project).load();
      const units = changedUnits(seen.document, structure.document, chosen, changes);
      return units.length > 0 ? { units, changes, structure } : attempt(changes, structure, left - 1);
    }
  };
  const make = (changes: EditableUnitChanges, seen: Tagged<ProjectStructure>) =>
    void run(async () => {
      const outcome = await attempt(changes, seen);
      setRefused(outcome);
      if (!outcome) setChosen(new Set());
      read.retry();
    });
  const conflict = refused && {
    units: refused.units,
    makeAnyway: () => make(refused.changes, refused.structure),
    leave: () => {
      choose(
        refused.units.map(({ was }) => was.id),
        false,
      );
      setRefused(null);
    },
  };
  const changeChosen = (changes: EditableUnitChanges) => read.data && make(changes, read.data);
  return { read, chosen, choose, isRunning, error, conflict, changeChosen };
}
