import { filterApartments as filterApartmentsService } from '../../catalogue/filter.ts';
import type { Handler } from '../../operations/request-context.ts';

export const filterApartments: Handler<'filterApartments'> = async ({ body, reply, services, viewer }) =>
  reply
    .type('application/json; charset=utf-8')
    .send(await filterApartmentsService(services.units, viewer, body));
