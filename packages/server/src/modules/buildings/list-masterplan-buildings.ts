import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMasterplanRow } from '../masterplans/repository.ts';
import { listBuildings } from './service.ts';

export const listMasterplanBuildings: Handler<'listMasterplanBuildings'> = async ({ params, context }) => {
  const masterplan = await findMasterplanRow(context, params.id);
  const buildings = await listBuildings(context, { column: 'masterplan_id', id: masterplan.id });
  return many(buildings, masterplan.availability_as_of);
};
