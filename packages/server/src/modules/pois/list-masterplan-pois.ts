import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findMasterplanRow } from '../masterplans/repository.ts';
import { listPois } from './service.ts';

export const listMasterplanPois: Handler<'listMasterplanPois'> = async ({ params, query, context }) => {
  const masterplan = await findMasterplanRow(context, params.id);
  const pois = await listPois(context, { column: 'masterplan_id', id: masterplan.id }, query.poiTypeId);
  return many(pois, masterplan.availability_as_of);
};
