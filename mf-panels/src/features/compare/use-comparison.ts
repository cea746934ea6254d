import { useStore } from '@nanostores/react';
import type { Unit } from '@suite/api';
import { getBuilding, getProjectSettings } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { $projectId, useLocale } from '@suite/bus';
import { useVisibility } from '@suite/i18n';
import { type UnitState, useUnit } from '../../lib/units/use-unit.ts';

export interface Comparison {
  readonly columns: readonly { readonly id: number; readonly state: UnitState }[];
  readonly units: readonly (Unit | null)[];
  /** Storeys of the building of each home; null while they are not known. */
  readonly floors: readonly (number | null)[];
  /** The project does not want its homes compared. */
  readonly isDisabled: boolean;
}

/** The homes of the comparison, at most four, as far as they are there. */
export function useComparison(ids: readonly number[]): Comparison {
  const states = [
    useUnit(ids[0] ?? null),
    useUnit(ids[1] ?? null),
    useUnit(ids[2] ?? null),
    useUnit(ids[3] ?? null),
  ];
  const floors = [useFloors(states[0]), useFloors(states[1]), useFloors(states[2]), useFloors(states[3])];
  const columns = ids.slice(0, states.length).map((id, index) => ({
    id,
    state: states[index] ?? { kind: 'loading' as const },
  }));
  const units = columns.map(({ state }) => (state.kind === 'loaded' ? state.unit : null));
  const chosen = useStore($projectId);
  const projectId = units.find((unit) => unit !== null)?.projectId ?? chosen;
  const { data } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  const { compare } = useVisibility(data ?? null);
  return {
    columns,
    units,
    floors: floors.slice(0, columns.length),
    isDisabled: compare === 'disabled',
  };
}

/** Without its building a home has a floor, and not how many there are. */
function useFloors(state: UnitState | undefined): number | null {
  const locale = useLocale();
  const buildingId = state?.kind === 'loaded' ? state.unit.buildingId : null;
  return (
    useRead(buildingId === null ? null : readOf(getBuilding, { id: buildingId, ...inLanguage(locale) })).data
      ?.floors ?? null
  );
}
