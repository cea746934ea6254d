import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findUnitRow } from '../units/repository.ts';
import { listPois } from './service.ts';

export const listApartmentPois: Handler<'listApartmentPois'> = async ({ params, query, context }) => {
  const unit = await findUnitRow(context, params.id);
  const pois = await listPois(context, { column: 'apartment_id', id: unit.id }, query.poiTypeId);
  return many(pois, unit.availability_as_of);
};
