import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownMasterplan } from '../masterplans/service.ts';
import { listBuildings } from './service.ts';

export const listAllMasterplanBuildings: Handler<'listAllMasterplanBuildings'> = async (call) => {
  const masterplan = await ownMasterplan(call);
  const buildings = await listBuildings(call.context, { column: 'masterplan_id', id: masterplan.id });
  return many(buildings, masterplan.availability_as_of);
};
