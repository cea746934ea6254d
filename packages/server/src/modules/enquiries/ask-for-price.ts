import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { acceptPriceRequest } from './price-request.ts';

export const askForPrice: Handler<'askForPrice'> = async ({ body, context, services, request }) => {
  const header = request.headers['idempotency-key'];
  await acceptPriceRequest(context, services, { body, header, log: request.log });
  return OK;
};
