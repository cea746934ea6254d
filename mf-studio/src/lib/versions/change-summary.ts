import type { VersionChanges } from '@suite/api';

export type KindChanges = VersionChanges['changes'][number];

/** How many things of a kind are new, changed or gone. */
export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

/** Files come with what they belong to: they are named only where nothing else is. */
export function changeSummary(changes: readonly KindChanges[]): readonly KindCount[] {
  const counts = changes.map(({ kind, added, changed, removed }) => ({
    kind,
    count: added.count + changed.count + removed.count,
  }));
  const named = counts.filter(({ kind }) => kind !== 'files');
  return named.length > 0 ? named : counts;
}

/** Message of a kind, by the name that the server has for it. */
export function kindMessageId(kind: string): string {
  return `studio.kind.${kind.replaceAll(' ', '-')}`;
}
