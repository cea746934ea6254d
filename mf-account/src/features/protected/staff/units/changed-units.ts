import type { ProjectStructure } from '@suite/api';
import type { EditableUnitChanges } from '@suite/api-client/staff';

export type StaffUnit = ProjectStructure['masterplans'][number]['buildings'][number]['apartments'][number];

/** A unit as it was when it was chosen, and as somebody else has left it; null where it is no more. */
export interface ChangedUnit {
  readonly was: StaffUnit;
  readonly is: StaffUnit | null;
}

function unitsOf(structure: ProjectStructure): ReadonlyMap<number, StaffUnit> {
  const buildings = structure.masterplans.flatMap((masterplan) => masterplan.buildings);
  return new Map(buildings.flatMap(({ apartments }) => apartments).map((unit) => [unit.id, unit]));
}

/** Those of the chosen units that are neither as they were nor as they are to become. */
export function changedUnits(
  before: ProjectStructure,
  after: ProjectStructure,
  chosen: ReadonlySet<number>,
  { status, publish }: EditableUnitChanges,
): readonly ChangedUnit[] {
  const units = unitsOf(after);
  return [...unitsOf(before).values()].flatMap((was) => {
    const is = units.get(was.id) ?? null;
    const isSame = is?.status === was.status && is.publish === was.publish;
    const isWanted = is?.status === (status ?? is?.status) && is?.publish === (publish ?? is?.publish);
    return !chosen.has(was.id) || isSame || isWanted ? [] : [{ was, is }];
  });
}
