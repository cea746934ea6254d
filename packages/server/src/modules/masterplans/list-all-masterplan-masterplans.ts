import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { listMasterplans, ownMasterplan } from './service.ts';

export const listAllMasterplanMasterplans: Handler<'listAllMasterplanMasterplans'> = async (call) => {
  const masterplan = await ownMasterplan(call);
  const nested = await listMasterplans(call.context, { column: 'parent_id', id: masterplan.id });
  return many(nested, masterplan.availability_as_of);
};
