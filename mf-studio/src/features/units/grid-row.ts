import type { DraftUnits, ProjectStructure } from '@suite/api';
import type { Orientation, TypeKey, UnitStatus } from '@suite/contracts';

type Building = ProjectStructure['masterplans'][number]['buildings'][number];
type DraftUnit = DraftUnits['units'][number];

/** What of a unit is changed in the grid, by the names of the API. */
export interface Facts {
  readonly status: UnitStatus;
  /** Whole euros; null where there is none. */
  readonly priceEur: number | null;
  readonly orientation: Orientation | null;
  readonly publish: boolean;
  readonly typeKey: TypeKey | null;
  /** Square metres. */
  readonly area: number;
  readonly terraceArea: number | null;
  readonly floor: number;
  /** 0: unknown. */
  readonly rooms: number;
}
export type FactName = keyof Facts;

/** A unit with what stands in its line. */
export interface GridRow extends Facts {
  /** Below zero for one that visitors have never seen: only the draft has it. */
  readonly id: number;
  /** Unit number. */
  readonly name: string;
  /** As the project folder calls it. */
  readonly buildingKey: string;
  readonly building: string;
}

/** What sales change at once, for visitors too; all else waits in the draft until it is published. */
const LIVE: readonly FactName[] = ['status', 'priceEur', 'publish'];

/** Whether a change of it is seen at once; of a unit that only the draft has, nothing is. */
export function isLive({ id }: Pick<GridRow, 'id'>, field: FactName): boolean {
  return id > 0 && LIVE.includes(field);
}

/** Whether a unit has such a fact: one that was never published is not hidden either. */
export function takesFact({ id }: Pick<GridRow, 'id'>, field: FactName): boolean {
  return id > 0 || field !== 'publish';
}

/** What tells a unit from all others of its project. */
export function unitKeyOf({ buildingKey, name }: Pick<GridRow, 'buildingKey' | 'name'>): string {
  return `${buildingKey}\n${name}`;
}

/** The units of a project, building by building, as visitors have them. */
export function gridRows({ masterplans }: Pick<ProjectStructure, 'masterplans'>): GridRow[] {
  return masterplans.flatMap(({ buildings }) => buildings).flatMap(rowsOf);
}

function rowsOf({ name, title, apartments }: Building): GridRow[] {
  return apartments.map((unit) => ({
    id: unit.id,
    name: unit.name,
    buildingKey: name,
    building: title || name,
    typeKey: unit.typeKey as TypeKey | null,
    area: unit.area,
    terraceArea: unit.terraceArea,
    floor: unit.floor,
    rooms: 0,
    status: unit.status,
    priceEur: unit.priceEur,
    orientation: unit.orientation,
    publish: unit.publish,
  }));
}

/**
 * The rows with what the draft says of them, and below them the units that only the draft has. `idOf` gives those an id below
 * zero, which has to stay while the page is open.
 */
export function withDraft(
  rows: readonly GridRow[],
  units: readonly DraftUnit[],
  idOf: (key: string) => number,
): GridRow[] {
  const drafted = new Map(units.map((unit) => [draftKey(unit), unit]));
  const known = new Set(rows.map(unitKeyOf));
  const buildings = new Map(rows.map((row) => [row.buildingKey, row]));
  const changed = rows.map((row) => {
    const unit = drafted.get(unitKeyOf(row));
    return unit ? { ...row, ...contentOf(unit) } : row;
  });
  const added = units
    .filter((unit) => !known.has(draftKey(unit)))
    .map((unit): GridRow => {
      const building = buildings.get(unit.building);
      return {
        id: idOf(draftKey(unit)),
        name: unit.number,
        buildingKey: unit.building,
        building: building?.building ?? unit.building,
        ...contentOf(unit),
        status: unit.status,
        priceEur: unit.priceEur,
        publish: true,
      };
    });
  return [...changed, ...added];
}

const draftKey = ({ building, number }: DraftUnit) => unitKeyOf({ buildingKey: building, name: number });

function contentOf({ typeKey, area, terraceArea, floor, rooms, orientation }: DraftUnit) {
  return { typeKey, area, terraceArea, floor, rooms, orientation };
}
