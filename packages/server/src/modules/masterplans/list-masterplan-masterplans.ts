import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMasterplanRow } from './repository.ts';
import { listMasterplans } from './service.ts';

export const listMasterplanMasterplans: Handler<'listMasterplanMasterplans'> = async ({
  params,
  context,
}) => {
  const parent = await findMasterplanRow(context, params.id);
  const nested = await listMasterplans(context, { column: 'parent_id', id: parent.id });
  return many(nested, parent.availability_as_of);
};
