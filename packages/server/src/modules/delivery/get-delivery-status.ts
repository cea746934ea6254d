import { readStatus } from '@suite/release';
import type { Handler } from '../../operations/request-context.ts';
import { databaseTelemetry } from './telemetry-repository.ts';

export const getDeliveryStatus: Handler<'getDeliveryStatus'> = async ({ context, services }) => {
  const { releases } = services;
  const [document, changes] = await Promise.all([releases.document(), releases.lastChanges()]);
  return { data: await readStatus(document, databaseTelemetry(context.db), new Date(), changes) };
};
