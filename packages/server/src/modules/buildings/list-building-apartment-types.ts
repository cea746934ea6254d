import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findBuildingRow } from './repository.ts';
import { listTypes } from './service.ts';

export const listBuildingApartmentTypes: Handler<'listBuildingApartmentTypes'> = async ({
  params,
  context,
}) => {
  const building = await findBuildingRow(context, params.id);
  return many(await listTypes(context, building.id), building.availability_as_of);
};
