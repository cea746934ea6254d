import { changeRelease } from './delivery/change-release.ts';
import { getDeliveryStatus } from './delivery/get-delivery-status.ts';
import { reportOutcomes } from './delivery/report-outcomes.ts';
import type { Operation } from './operation.ts';

/** Who gets which version, and how they fare. */
export const deliveryOperations = {
  reportOutcomes,
  getDeliveryStatus,
  changeRelease,
} as const satisfies Readonly<Record<string, Operation>>;
