import type { FilterRequest } from '@suite/api';
import { forEachRow, type RowBitset, rowBitset } from '@suite/filter-engine';
import { groupBy } from '../query-context.ts';
import type { Catalogue } from './unit-repository.ts';

/** The units of an entity, and who they belong to. */
export interface UnitScope {
  readonly organizationId: number;
  readonly hidesStatus: boolean;
  readonly usesPriceRanges: boolean;
  readonly units: RowBitset;
}

/**
 * Null for an entity that is unknown, not published, or of a project in private preview that is not `previewed`. Units
 * of such projects are in no scope.
 */
export type UnitScopes = (
  entityType: FilterRequest['entityType'],
  id: number,
  previewed: readonly number[],
) => UnitScope | null;

/** Finds the units of published entities: those below a masterplan include those of nested ones. */
export function scopesOf({ places, units }: Catalogue): UnitScopes {
  const organizations = new Map(places.organizations.map((one) => [one.id, one]));
  const buildings = new Map(places.buildings.map((one) => [one.id, one]));
  const masterplans = new Map(places.masterplans.map((one) => [one.id, one]));
  const childrenOf = groupBy(places.masterplans, (one) => one.parentId);

  const unitsOfBuilding = unitsBy(units.buildingIds, (id) => id);
  const unitsOfOrganization = unitsBy(units.buildingIds, (id) => buildings.get(id)?.organizationId ?? 0);
  const unitsInMasterplan = unitsBy(units.buildingIds, (id) => buildings.get(id)?.masterplanId ?? 0);
  const unitsBelowMasterplan = new Map<number, RowBitset>();

  /** Units of the masterplan and of all below it; one that stands in itself ends there. */
  function below(rootId: number): RowBitset {
    const ids = new Set([rootId]);
    for (const id of ids) for (const child of childrenOf.get(id) ?? []) ids.add(child.id);
    const all: number[] = [];
    for (const id of ids) forEachRow(unitsInMasterplan.get(id) ?? NOTHING, (row) => all.push(row));
    return rowBitset(all.toSorted((a, b) => a - b));
  }

  function masterplanUnits(id: number): RowBitset {
    const known = unitsBelowMasterplan.get(id) ?? below(id);
    unitsBelowMasterplan.set(id, known);
    return known;
  }

  const found: Readonly<Record<FilterRequest['entityType'], (id: number) => Found>> = {
    organization: (id) => ({
      organizationId: organizations.has(id) ? id : null,
      projectId: null,
      units: () => unitsOfOrganization.get(id),
    }),
    masterplan: (id) => ({
      organizationId: masterplans.get(id)?.organizationId ?? null,
      projectId: masterplans.get(id)?.projectId ?? null,
      units: () => masterplanUnits(id),
    }),
    building: (id) => ({
      organizationId: buildings.get(id)?.organizationId ?? null,
      projectId: buildings.get(id)?.projectId ?? null,
      units: () => unitsOfBuilding.get(id),
    }),
  };
  return (entityType, id, previewed) => {
    const { organizationId, projectId, units: rows } = found[entityType](id);
    const hidden = places.privateProjects.filter((one) => !previewed.includes(one));
    if (organizationId === null || (projectId !== null && hidden.includes(projectId))) return null;
    const organization = organizations.get(organizationId);
    return {
      organizationId,
      hidesStatus: organization?.hidesStatus ?? true,
      usesPriceRanges: organization?.usesPriceRanges ?? false,
      units: withoutProjects(rows() ?? NOTHING, units.projectIds, hidden),
    };
  };
}

interface Found {
  /** Null when there is no such entity, or it is not published. */
  readonly organizationId: number | null;
  /** Null for an organisation. */
  readonly projectId: number | null;
  readonly units: () => RowBitset | undefined;
}

const NOTHING = rowBitset([]);

function withoutProjects(rows: RowBitset, projectIds: Int32Array, hidden: readonly number[]): RowBitset {
  if (hidden.length === 0) return rows;
  const left: number[] = [];
  forEachRow(rows, (row) => {
    if (!hidden.includes(projectIds[row] ?? 0)) left.push(row);
  });
  return rowBitset(left);
}

/** The units by the key of their building. */
function unitsBy(buildingIds: Int32Array, keyOf: (buildingId: number) => number): Map<number, RowBitset> {
  const lists = new Map<number, number[]>();
  buildingIds.forEach((buildingId, row) => {
    const key = keyOf(buildingId);
    const list = lists.get(key);
    if (list) list.push(row);
    else lists.set(key, [row]);
  });
  return new Map([...lists].map(([key, list]) => [key, rowBitset(list)]));
}
