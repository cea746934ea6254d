import { readStatus } from '@suite/release';
import { requireSuperAdmin } from '../../access/staff.ts';
import { databaseTelemetry } from '../../telemetry/database-telemetry.ts';
import { outcomeAttributes } from '../../telemetry/outcome-attributes.ts';
import { recordOutcomes } from '../../telemetry/record-outcomes.ts';
import type { Handlers } from '../request-context.ts';

/** Releases are of all projects. */
export const DELIVERY_HANDLERS = {
  reportOutcomes: async ({ body, context, services, reply }) => {
    const counted = await recordOutcomes(context.db, services.releases, body.outcomes);
    for (const one of counted) reply.log.info(outcomeAttributes(one), 'remote outcome');
    return reply.send();
  },
  getDeliveryStatus: async ({ context, services, viewer }) => {
    requireSuperAdmin(viewer);
    const { releases } = services;
    const [document, changes] = await Promise.all([releases.document(), releases.lastChanges()]);
    return { data: await readStatus(document, databaseTelemetry(context.db), new Date(), changes) };
  },
} satisfies Partial<Handlers>;
