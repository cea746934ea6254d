import type { FilterRequest } from '@suite/contracts';
import { groupBy } from './reading.ts';
import type { Catalogue } from './unit-columns.ts';

/** The units of an entity, and who they belong to. */
export interface UnitScope {
  readonly organizationId: number;
  readonly hidesStatus: boolean;
  /** Places in the columns, ascending. */
  readonly places: Uint32Array;
}

export type UnitScopes = (entityType: FilterRequest['entityType'], id: number) => UnitScope | null;

/** Finds the units of published entities: those below a masterplan include those of nested ones. */
export function scopesOf({ places, columns }: Catalogue): UnitScopes {
  const hidesStatus = new Map(places.organizations.map((one) => [one.id, one.hidesStatus]));
  const buildings = new Map(places.buildings.map((one) => [one.id, one]));
  const masterplans = new Map(places.masterplans.map((one) => [one.id, one]));
  const childrenOf = groupBy(places.masterplans, (one) => one.parentId);

  const unitsOfBuilding = placesBy(columns.buildingIds, (id) => id);
  const unitsOfOrganization = placesBy(columns.buildingIds, (id) => buildings.get(id)?.organizationId ?? 0);
  const unitsInMasterplan = placesBy(columns.buildingIds, (id) => buildings.get(id)?.masterplanId ?? 0);
  const unitsBelowMasterplan = new Map<number, Uint32Array>();

  /** Units of the masterplan and of all below it; one that stands in itself ends there. */
  function below(rootId: number): Uint32Array {
    const ids = new Set([rootId]);
    for (const id of ids) for (const child of childrenOf.get(id) ?? []) ids.add(child.id);
    const all = [...ids].flatMap((id) => [...(unitsInMasterplan.get(id) ?? [])]);
    return Uint32Array.from(all).sort();
  }

  function masterplanUnits(id: number): Uint32Array {
    const known = unitsBelowMasterplan.get(id) ?? below(id);
    unitsBelowMasterplan.set(id, known);
    return known;
  }

  const found: Readonly<Record<FilterRequest['entityType'], (id: number) => Found>> = {
    organization: (id) => ({
      organizationId: hidesStatus.has(id) ? id : null,
      places: () => unitsOfOrganization.get(id),
    }),
    masterplan: (id) => ({
      organizationId: masterplans.get(id)?.organizationId ?? null,
      places: () => masterplanUnits(id),
    }),
    building: (id) => ({
      organizationId: buildings.get(id)?.organizationId ?? null,
      places: () => unitsOfBuilding.get(id),
    }),
  };
  return (entityType, id) => {
    const { organizationId, places: placesOf } = found[entityType](id);
    if (organizationId === null) return null;
    return {
      organizationId,
      hidesStatus: hidesStatus.get(organizationId) ?? true,
      places: placesOf() ?? new Uint32Array(),
    };
  };
}

interface Found {
  /** Null when there is no such entity, or it is not published. */
  readonly organizationId: number | null;
  readonly places: () => Uint32Array | undefined;
}

/** Places of the units by the key of their building. */
function placesBy(buildingIds: Int32Array, keyOf: (buildingId: number) => number): Map<number, Uint32Array> {
  const lists = new Map<number, number[]>();
  buildingIds.forEach((buildingId, place) => {
    const key = keyOf(buildingId);
    const list = lists.get(key);
    if (list) list.push(place);
    else lists.set(key, [place]);
  });
  return new Map([...lists].map(([key, list]) => [key, Uint32Array.from(list)]));
}
