import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findBuildingRow } from './repository.ts';
import { listOrientations } from './service.ts';

export const listBuildingOrientations: Handler<'listBuildingOrientations'> = async ({ params, context }) => {
  const building = await findBuildingRow(context, params.id);
  return many(await listOrientations(context, building.id), building.availability_as_of);
};
