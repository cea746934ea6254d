import type { Masterplan, Unit } from '@suite/api';
import { childKey, type MasterplanChild } from './children.ts';

type Parents = Pick<Masterplan, 'id' | 'parentId'>;
type Place = Pick<Unit, 'id' | 'buildingId' | 'masterplanId'>;

/** Ids of a masterplan and of those that it stands in, up to the root; a circle of parents ends the walk. */
function lineage(masterplanId: number, parentOf: ReadonlyMap<number, number>): Set<number> {
  const line = new Set<number>();
  for (let id = masterplanId; id > 0 && !line.has(id); id = parentOf.get(id) ?? 0) line.add(id);
  return line;
}

function parentsOf(masterplans: readonly Parents[]): ReadonlyMap<number, number> {
  return new Map(masterplans.map(({ id, parentId }) => [id, parentId]));
}

/** In place of a masterplan's id: its roots are chosen from, and everything lies below it. */
export const PROJECT_ITSELF = 0;

/** The homes below a masterplan, however deep. */
export function unitsBelow<Row extends Place>(
  unitsRead: readonly Row[],
  masterplanId: number,
  masterplans: readonly Parents[],
): Row[] {
  if (masterplanId === PROJECT_ITSELF) return [...unitsRead];
  const parentOf = parentsOf(masterplans);
  return unitsRead.filter((unit) => lineage(unit.masterplanId, parentOf).has(masterplanId));
}

/** The child that each home is below, by `childKey`; homes below none of them are left out. */
export function childOfUnits(
  unitsRead: readonly Place[],
  children: readonly Pick<MasterplanChild, 'kind' | 'id'>[],
  masterplans: readonly Parents[],
): ReadonlyMap<number, string> {
  const parentOf = parentsOf(masterplans);
  const keys = new Set(children.map(childKey));
  return new Map(
    unitsRead.flatMap(({ id, buildingId, masterplanId }) => {
      const places = [
        childKey({ kind: 'building', id: buildingId }),
        ...[...lineage(masterplanId, parentOf)].map((line) => childKey({ kind: 'masterplan', id: line })),
      ];
      const key = places.find((place) => keys.has(place));
      return key === undefined ? [] : [[id, key] as const];
    }),
  );
}

/** How many of the matching homes are below each child, by `childKey`; none counts 0. */
export function matchesByChild(
  unitsRead: readonly Place[],
  matchedIds: ReadonlySet<number>,
  children: readonly Pick<MasterplanChild, 'kind' | 'id'>[],
  masterplans: readonly Parents[],
): ReadonlyMap<string, number> {
  const counts = new Map(children.map((child) => [childKey(child), 0]));
  const matched = unitsRead.filter(({ id }) => matchedIds.has(id));
  for (const key of childOfUnits(matched, children, masterplans).values())
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
