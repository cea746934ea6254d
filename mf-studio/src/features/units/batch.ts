import type { DraftUnitChanges, UnitBatch } from '@suite/api';
import type { Change } from './edits.ts';
import { isLive } from './grid-row.ts';

/** The most of one fact that the server takes at once. */
export const MOST_CHANGES = 5000;

/** Changes as the API takes them, each with what the cell was when it was read; several where there are very many. */
export interface Batches {
  /** Seen by visitors at once. */
  readonly live: readonly UnitBatch[];
  readonly draft: readonly DraftUnitChanges[];
}

export function batchesOf(changes: readonly Change[]): Batches {
  const live = changes.filter(({ row, field }) => isLive(row, field));
  const draft = changes.filter(({ row, field }) => !isLive(row, field));
  return {
    live: batched<UnitBatch>(live, ({ row }) => ({ id: row.id })),
    draft: batched<DraftUnitChanges>(draft, ({ row }) => ({ building: row.buildingKey, number: row.name })),
  };
}

function batched<Batch>(changes: readonly Change[], nameOf: (change: Change) => object): Batch[] {
  const batches: Record<string, object[]>[] = [];
  const counts = new Map<string, number>();
  for (const change of changes) {
    const { field, was, becomes } = change;
    const count = counts.get(field) ?? 0;
    counts.set(field, count + 1);
    const index = Math.floor(count / MOST_CHANGES);
    batches[index] ??= {};
    const batch = batches[index];
    batch[field] ??= [];
    batch[field].push({ ...nameOf(change), was, becomes });
  }
  return batches as Batch[];
}
