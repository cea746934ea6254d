import type { ProjectStructure } from '@suite/api';
import type { Orientation, UnitStatus } from '@suite/contracts';

type Building = ProjectStructure['masterplans'][number]['buildings'][number];

/** What of a unit is changed in the grid, by the names of the API. */
export interface Facts {
  readonly status: UnitStatus;
  /** Whole euros; null where there is none. */
  readonly priceEur: number | null;
  readonly orientation: Orientation | null;
  readonly publish: boolean;
}
export type FactName = keyof Facts;

/** A unit with what stands in its line. */
export interface GridRow extends Facts {
  readonly id: number;
  /** Unit number. */
  readonly name: string;
  readonly buildingId: number;
  readonly building: string;
  readonly typeKey: string | null;
  /** Square metres. */
  readonly area: number;
  readonly terraceArea: number | null;
  readonly floor: number;
}

/** The units of a project, building by building. */
export function gridRows({ masterplans }: Pick<ProjectStructure, 'masterplans'>): GridRow[] {
  return masterplans.flatMap(({ buildings }) => buildings).flatMap(rowsOf);
}

function rowsOf({ id, name, title, apartments }: Building): GridRow[] {
  return apartments.map((unit) => ({
    id: unit.id,
    name: unit.name,
    buildingId: id,
    building: title || name,
    typeKey: unit.typeKey,
    area: unit.area,
    terraceArea: unit.terraceArea,
    floor: unit.floor,
    status: unit.status,
    priceEur: unit.priceEur,
    orientation: unit.orientation,
    publish: unit.publish,
  }));
}
