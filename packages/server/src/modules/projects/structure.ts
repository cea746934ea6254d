import type { AttributesOf } from '../../operations/operation-types.ts';
import { groupBy, type QueryContext, type Resource, textIn } from '../query-context.ts';
import { findProjectRow, structureBuildings, structureMasterplans, structureUnits } from './repository.ts';

type Structure = AttributesOf<'getProjectStructure'>;

type StructureBuilding = Structure['masterplans'][number]['buildings'][number];

type StructureUnit = StructureBuilding['apartments'][number];

/** A project with everything in it, published or not, in four queries. */
export async function findStructure(context: QueryContext, projectId: number): Promise<Resource<Structure>> {
  const { db, language } = context;
  const project = await findProjectRow(context, projectId);
  const rows = await structureMasterplans(db, projectId);
  const buildings = await buildingsOf(context, projectId);
  return {
    id: project.id,
    type: 'structure',
    attributes: {
      id: project.id,
      name: textIn(language, project.name),
      publish: project.published ?? true,
      masterplans: parentsFirst(rows).map((row) => ({
        id: row.id,
        name: textIn(language, row.name),
        publish: row.published,
        community: row.community,
        parentId: row.parent_id ?? 0,
        buildings: buildings.get(row.id) ?? [],
      })),
    },
  };
}

/** By the id of the masterplan that they stand in. */
async function buildingsOf(
  context: QueryContext,
  projectId: number,
): Promise<ReadonlyMap<number, StructureBuilding[]>> {
  const { db, language } = context;
  const rows = await structureBuildings(db, projectId);
  const units = await unitsOf(context, projectId);
  const inMasterplans = groupBy(rows, (row) => row.masterplan_id);
  return new Map(
    [...inMasterplans].map(([masterplanId, own]) => [
      masterplanId,
      own.map((row) => ({
        id: row.id,
        name: textIn(language, row.name),
        title: textIn(language, row.title),
        publish: row.published,
        apartments: units.get(row.id) ?? [],
      })),
    ]),
  );
}

/** By the id of their building. */
async function unitsOf(
  { db }: QueryContext,
  projectId: number,
): Promise<ReadonlyMap<number, StructureUnit[]>> {
  const rows = await structureUnits(db, projectId);
  const inBuildings = groupBy(rows, (row) => row.building_id);
  return new Map(
    [...inBuildings].map(([buildingId, own]) => [
      buildingId,
      own.map((row) => ({
        id: row.id,
        name: row.name,
        floor: row.floor,
        publish: row.published,
        status: row.status,
        statusChangedAt: row.status_changed_at.toISOString(),
        statusChangedBy: row.changed_by,
        apartmentTypeId: row.apartment_type_id ?? 0,
        typeKey: row.type_key,
        area: row.area_m2,
        terraceArea: row.terrace_area_m2,
        orientation: row.orientation,
        priceEur: row.price_eur,
      })),
    ]),
  );
}

interface Nested {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Each row after the one that it lies in; rows of a circle of parents, which has no first, come last. */
export function parentsFirst<Row extends Nested>(rows: readonly Row[]): Row[] {
  const below = (parentId: number | null): Row[] =>
    rows.filter((row) => row.parent_id === parentId).flatMap((row) => [row, ...below(row.id)]);
  const reached = below(null);
  const known = new Set(reached.map((row) => row.id));
  return [...reached, ...rows.filter((row) => !known.has(row.id))];
}
