import type { Handler } from '../../operations/request-context.ts';
import { findBuildingRow } from '../buildings/repository.ts';
import { many } from '../envelope.ts';
import { listPois } from './service.ts';

export const listBuildingPois: Handler<'listBuildingPois'> = async ({ params, query, context }) => {
  const building = await findBuildingRow(context, params.id);
  const pois = await listPois(context, { column: 'building_id', id: building.id }, query.poiTypeId);
  return many(pois, building.availability_as_of);
};
