import { readStatus } from '@suite/release';
import { requireSuperAdmin } from '../../access/staff.ts';
import { databaseTelemetry } from '../../telemetry/database-telemetry.ts';
import { outcomeAttributes } from '../../telemetry/outcome-attributes.ts';
import { recordOutcomes } from '../../telemetry/record-outcomes.ts';
import type { Handlers } from '../call.ts';

/** Releases are of all projects. */
export const DELIVERY_HANDLERS = {
  reportOutcomes: async ({ body, reading, services, reply }) => {
    const counted = await recordOutcomes(reading.db, services.releases, body.outcomes);
    for (const one of counted) reply.log.info(outcomeAttributes(one), 'remote outcome');
    return reply.send();
  },
  getDeliveryStatus: async ({ reading, services, viewer }) => {
    requireSuperAdmin(viewer);
    const { releases } = services;
    const [document, changes] = await Promise.all([releases.document(), releases.lastChanges()]);
    return { data: await readStatus(document, databaseTelemetry(reading.db), new Date(), changes) };
  },
} satisfies Partial<Handlers>;
