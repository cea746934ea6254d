import { requireOwn } from '../../access/own-entities.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { setBuildingPublished } from './repository.ts';
import { findBuilding } from './service.ts';

export const updateBuilding: Handler<'updateBuilding'> = async (call) => {
  await requireOwn(call, 'buildings');
  const { params, body, context } = call;
  if (body.publish !== undefined) {
    const { publish } = body;
    await context.db.transaction().execute((trx) => setBuildingPublished(trx, params.id, publish));
  }
  return one(await findBuilding(context, params.id));
};
