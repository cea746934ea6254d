import type { RoleName } from '@suite/contracts';
import { UNIT_STATUSES } from '@suite/contracts';
import { mayChange } from './columns.ts';
import type { Edit } from './edits.ts';
import type { FactName, Facts } from './grid-row.ts';

/** What several units can be set to at once. */
export interface BulkChoice {
  /** Tells it from the others in a list. */
  readonly key: string;
  readonly field: FactName;
  readonly value: Facts[FactName];
}

const ALL: readonly BulkChoice[] = [
  ...UNIT_STATUSES.map((status): BulkChoice => ({ key: status, field: 'status', value: status })),
  { key: 'shown', field: 'publish', value: true },
  { key: 'hidden', field: 'publish', value: false },
];

/** Those that who has these roles may set. */
export function bulkChoicesOf(roles: readonly RoleName[]): readonly BulkChoice[] {
  return ALL.filter(({ field }) => mayChange(roles, field));
}

/** The same for each of these units. */
export function bulkEdits(
  units: readonly { readonly id: number }[],
  { field, value }: BulkChoice,
): readonly Edit[] {
  return units.map(({ id }) => ({ id, field, value }));
}
