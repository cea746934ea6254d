import type { Handler } from '../../operations/request-context.ts';
import { deliveryStatus } from './delivery-status.ts';

export const getDeliveryStatus: Handler<'getDeliveryStatus'> = async ({ context, services }) => ({
  data: await deliveryStatus(context.db, services.releases),
});
