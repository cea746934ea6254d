import type { Handler } from '../../operations/request-context.ts';
import { findBuildingRow } from '../buildings/repository.ts';
import { many } from '../envelope.ts';
import { listUnits } from './service.ts';

export const listBuildingApartments: Handler<'listBuildingApartments'> = async ({ params, context }) => {
  const building = await findBuildingRow(context, params.id);
  const units = await listUnits(context, { column: 'building_id', id: building.id });
  return many(units, building.availability_as_of);
};
