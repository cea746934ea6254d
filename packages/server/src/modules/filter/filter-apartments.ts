import type { Handler } from '../../operations/request-context.ts';
import { matchUnits } from './service.ts';

export const filterApartments: Handler<'filterApartments'> = async ({ body, reply, services, context }) =>
  reply.type('application/json; charset=utf-8').send(await matchUnits(services.units, context, body));
