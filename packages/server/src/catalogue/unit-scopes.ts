import type { FilterRequest } from '@suite/api';
import { groupBy } from '../modules/query-context.ts';
import { forEachPlace, type PlaceSet, placeSet } from './place-set.ts';
import type { Catalogue } from './unit-columns.ts';

/** The units of an entity, and who they belong to. */
export interface UnitScope {
  readonly organizationId: number;
  readonly hidesStatus: boolean;
  readonly units: PlaceSet;
}

export type UnitScopes = (entityType: FilterRequest['entityType'], id: number) => UnitScope | null;

/** Finds the units of published entities: those below a masterplan include those of nested ones. */
export function scopesOf({ places, columns }: Catalogue): UnitScopes {
  const hidesStatus = new Map(places.organizations.map((one) => [one.id, one.hidesStatus]));
  const buildings = new Map(places.buildings.map((one) => [one.id, one]));
  const masterplans = new Map(places.masterplans.map((one) => [one.id, one]));
  const childrenOf = groupBy(places.masterplans, (one) => one.parentId);

  const unitsOfBuilding = unitsBy(columns.buildingIds, (id) => id);
  const unitsOfOrganization = unitsBy(columns.buildingIds, (id) => buildings.get(id)?.organizationId ?? 0);
  const unitsInMasterplan = unitsBy(columns.buildingIds, (id) => buildings.get(id)?.masterplanId ?? 0);
  const unitsBelowMasterplan = new Map<number, PlaceSet>();

  /** Units of the masterplan and of all below it; one that stands in itself ends there. */
  function below(rootId: number): PlaceSet {
    const ids = new Set([rootId]);
    for (const id of ids) for (const child of childrenOf.get(id) ?? []) ids.add(child.id);
    const all: number[] = [];
    for (const id of ids) forEachPlace(unitsInMasterplan.get(id) ?? NOTHING, (place) => all.push(place));
    return placeSet(all.toSorted((a, b) => a - b));
  }

  function masterplanUnits(id: number): PlaceSet {
    const known = unitsBelowMasterplan.get(id) ?? below(id);
    unitsBelowMasterplan.set(id, known);
    return known;
  }

  const found: Readonly<Record<FilterRequest['entityType'], (id: number) => Found>> = {
    organization: (id) => ({
      organizationId: hidesStatus.has(id) ? id : null,
      units: () => unitsOfOrganization.get(id),
    }),
    masterplan: (id) => ({
      organizationId: masterplans.get(id)?.organizationId ?? null,
      units: () => masterplanUnits(id),
    }),
    building: (id) => ({
      organizationId: buildings.get(id)?.organizationId ?? null,
      units: () => unitsOfBuilding.get(id),
    }),
  };
  return (entityType, id) => {
    const { organizationId, units } = found[entityType](id);
    if (organizationId === null) return null;
    return {
      organizationId,
      hidesStatus: hidesStatus.get(organizationId) ?? true,
      units: units() ?? NOTHING,
    };
  };
}

interface Found {
  /** Null when there is no such entity, or it is not published. */
  readonly organizationId: number | null;
  readonly units: () => PlaceSet | undefined;
}

const NOTHING = placeSet([]);

/** The units by the key of their building. */
function unitsBy(buildingIds: Int32Array, keyOf: (buildingId: number) => number): Map<number, PlaceSet> {
  const lists = new Map<number, number[]>();
  buildingIds.forEach((buildingId, place) => {
    const key = keyOf(buildingId);
    const list = lists.get(key);
    if (list) list.push(place);
    else lists.set(key, [place]);
  });
  return new Map([...lists].map(([key, list]) => [key, placeSet(list)]));
}
