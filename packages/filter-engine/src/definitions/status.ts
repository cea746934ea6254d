import { FILTER_STATUSES, type FilterStatus } from '@suite/contracts';
import { filterStatusOf, fromRequestStatusIds, toRequestStatusIds } from '@suite/domain';
import { defineListFilter, namesCodec } from '../kinds/list.ts';

export const statusFilter = defineListFilter({
  key: 'statuses',
  urlParam: 'status',
  position: 10,
  icon: 'CHECK_CIRCLE',
  label: { button: 'unit.status', title: 'unit.status', relax: 'filter.zero.statuses' },
  selectedBy: 'status',
  discloses: 'status',
  reads: ['status'],
  read: ({ status }) => status && filterStatusOf(status),
  // A unit whose status is hidden is under every status.
  nullMatches: true,
  codec: namesCodec(FILTER_STATUSES),
  request: {
    key: 'statusIds',
    schema: { kind: 'integers', min: 1, max: 4, maxItems: 4 },
    write: toRequestStatusIds,
    read: fromRequestStatusIds,
  },
  offer: () => FILTER_STATUSES,
  defaultValue: () => FILTER_STATUSES,
  valuesOf: (status: FilterStatus) => [status],
  name: (status, texts) => texts.status(status),
  note: (status, texts) => (status === 'reserved' ? texts.message('filter.includes-pending') : undefined),
  statusOf: (status) => status,
  chip: (chosen, _, texts) =>
    chosen.length === 0
      ? texts.message('filter.statuses-none')
      : chosen.map((status) => texts.status(status)).join(', '),
});
