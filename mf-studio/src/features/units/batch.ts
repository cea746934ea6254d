import type { UnitBatch } from '@suite/api';
import type { Change } from './edits.ts';

/** The most of one fact that the server takes at once. */
const MOST_CHANGES = 5000;

/** The changes as the API takes them, each with what the cell was when it was read; several where there are very many. */
export function batchOf(changes: readonly Change[]): UnitBatch[] {
  const batches: Record<string, { id: number; was: unknown; becomes: unknown }[]>[] = [];
  const counts = new Map<string, number>();
  for (const { row, field, was, becomes } of changes) {
    const count = counts.get(field) ?? 0;
    counts.set(field, count + 1);
    const index = Math.floor(count / MOST_CHANGES);
    batches[index] ??= {};
    const batch = batches[index];
    batch[field] ??= [];
    batch[field].push({ id: row.id, was, becomes });
  }
  return batches as UnitBatch[];
}
