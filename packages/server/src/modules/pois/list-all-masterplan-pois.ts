import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { ownMasterplan } from '../masterplans/service.ts';
import { listPois } from './service.ts';

export const listAllMasterplanPois: Handler<'listAllMasterplanPois'> = async (call) => {
  const masterplan = await ownMasterplan(call);
  const of = { column: 'masterplan_id', id: masterplan.id } as const;
  return many(await listPois(call.context, of, call.query.poiTypeId), masterplan.availability_as_of);
};
