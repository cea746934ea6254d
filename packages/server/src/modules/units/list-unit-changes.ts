import { requireOwn } from '../../access/own-entities.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { changesOfUnit } from './batch-repository.ts';

export const listUnitChanges: Handler<'listUnitChanges'> = async (call) => {
  await requireOwn(call, 'apartments');
  const rows = await changesOfUnit(call.context.db, call.params.id);
  return many(
    rows.map((row) => ({
      id: Number(row.id),
      type: 'unit-change',
      attributes: {
        at: row.changed_at.toISOString(),
        by: row.person,
        status: row.former_status === row.status ? null : { was: row.former_status, becomes: row.status },
        priceEur:
          row.former_price_eur === row.price_eur
            ? null
            : { was: row.former_price_eur, becomes: row.price_eur },
      },
    })),
  );
};
