import { operation } from './operation.ts';

/** How releases fare: what pages report, and what staff read of it. */
export const DELIVERY_OPERATIONS = {
  reportOutcomes: operation('public', 'POST', '/telemetry/outcomes'),
  getDeliveryStatus: operation('admin', 'GET', '/delivery/status'),
} as const;
