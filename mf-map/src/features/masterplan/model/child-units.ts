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

/** How many of the matching homes are below each child, by `childKey`; none counts 0. */
export function matchesByChild(
  unitsRead: readonly Place[],
  matchedIds: ReadonlySet<number>,
  children: readonly Pick<MasterplanChild, 'kind' | 'id'>[],
  masterplans: readonly Parents[],
): ReadonlyMap<string, number> {
  const parentOf = parentsOf(masterplans);
  const counts = new Map(children.map((child) => [childKey(child), 0]));
  for (const unit of unitsRead) {
    if (!matchedIds.has(unit.id)) continue;
    const places = [
      childKey({ kind: 'building', id: unit.buildingId }),
      ...[...lineage(unit.masterplanId, parentOf)].map((id) => childKey({ kind: 'masterplan', id })),
    ];
    const key = places.find((place) => counts.has(place));
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
