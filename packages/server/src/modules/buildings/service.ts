import type { Building, OrientationCount, UnitType } from '@suite/api';
import { ORIENTATIONS } from '@suite/contracts';
import { typeOrder } from '@suite/domain';
import { mediaByOwner } from '../media/service.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { richTextIn } from '../rich-text-in.ts';
import { availabilityOf } from '../units/unit-counts.ts';
import {
  type BuildingParent,
  type BuildingRow,
  buildingRows,
  findBuildingRow,
  orientationCounts,
  typeRows,
  unknownBuilding,
} from './repository.ts';

/** Published buildings of a project, or those that stand directly in a masterplan. */
export async function listBuildings(
  context: QueryContext,
  below: BuildingParent,
): Promise<Resource<Building>[]> {
  return describeBuildings(context, await buildingRows(context, below));
}

export async function findBuilding(context: QueryContext, id: number): Promise<Resource<Building>> {
  const [building] = await describeBuildings(context, [await findBuildingRow(context, id)]);
  if (!building) throw unknownBuilding(id);
  return building;
}

async function describeBuildings(
  context: QueryContext,
  rows: readonly BuildingRow[],
): Promise<Resource<Building>[]> {
  const { language } = context;
  const media = await mediaByOwner(
    context,
    'building_id',
    rows.map((row) => row.id),
  );
  const availability = await availabilityOf(context, 'building', rows);
  return rows.map((row) => ({
    id: row.id,
    type: 'building',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      title: textIn(language, row.title),
      description: richTextIn(language, row.description).plain,
      publish: row.published ?? true,
      masterplansId: row.masterplan_id,
      masterplanName: textIn(language, row.masterplan_name),
      masterplanParentId: row.masterplan_parent_id ?? 0,
      projectId: row.project_id,
      floors: row.floors,
      media: media.get(row.id) ?? [],
      ...availability(row),
    },
  }));
}

/** Types of a building's filterable units, smallest first. */
export async function listTypes(context: QueryContext, buildingId: number): Promise<Resource<UnitType>[]> {
  const { language } = context;
  const rows = await typeRows(context, buildingId);
  return rows
    .toSorted((a, b) => typeOrder(a.type_key) - typeOrder(b.type_key))
    .map((row) => ({
      id: row.id,
      type: 'apartment-type',
      attributes: {
        id: row.id,
        name: textIn(language, row.name),
        properties: { typeKey: row.type_key },
      },
    }));
}

/** Compass points of a building's filterable units, clockwise from north; the id is the place in that order. */
export async function listOrientations(
  context: QueryContext,
  buildingId: number,
): Promise<Resource<OrientationCount>[]> {
  const rows = await orientationCounts(context, buildingId);
  const counts = new Map(rows.map((row) => [row.orientation, row.count]));
  return ORIENTATIONS.flatMap((orientation, index) => {
    const count = counts.get(orientation);
    return count ? [{ id: index + 1, type: 'orientation', attributes: { orientation, count } }] : [];
  });
}
