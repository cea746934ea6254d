import { UNIT_STATUSES } from '@suite/contracts';
import { expect, it } from 'vitest';
import { bulkChoicesOf, bulkEdits } from './bulk-fact.ts';

it.each([
  ['sales_agent', [...UNIT_STATUSES]],
  ['project_editor', ['shown', 'hidden']],
  ['project_admin', [...UNIT_STATUSES, 'shown', 'hidden']],
] as const)('a %s sets what the policy allows', (role, keys) => {
  expect(bulkChoicesOf([role]).map(({ key }) => key)).toEqual(keys);
});

it('sets the same for every chosen unit', () => {
  const [choice] = bulkChoicesOf(['sales_agent']).filter(({ key }) => key === 'sold');
  if (!choice) throw new Error('An agent sets statuses');
  expect(bulkEdits([{ id: 1 }, { id: 2 }], choice)).toEqual([
    { id: 1, field: 'status', value: 'sold' },
    { id: 2, field: 'status', value: 'sold' },
  ]);
});
