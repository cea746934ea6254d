import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { MOST_UNITS_BYTES } from '../documents/draft-unit.ts';
import { UNIT_CHANGE_RIGHTS, unitConflicts, unitFields } from '../documents/unit.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const MOST_CHANGES = 5000;

/** What a unit was when it was read, and what it is to become: another's change in between is no change of this one. */
const changesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.strictObject({ id, was: value, becomes: value }))
    .min(1, 'must have at least one unit')
    .max(MOST_CHANGES, `must have at most ${MOST_CHANGES} units`);

const changes = z
  .strictObject({
    status: changesOf(unitFields.status),
    priceEur: changesOf(unitFields.priceEur),
    orientation: changesOf(unitFields.orientation),
    publish: changesOf(unitFields.publish),
  })
  .partial();

export const changeUnits = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/unit-changes',
  access: UNIT_CHANGE_RIGHTS,
  audit: { action: 'unit.change', entity: 'unit' },
  summary:
    'Changes facts of many units, each only while it is what it was; says which somebody else has changed meanwhile',
  params: byProject,
  query: noQuery,
  body: changes,
  maxBodyBytes: MOST_UNITS_BYTES,
  response: resource(unitConflicts),
});
