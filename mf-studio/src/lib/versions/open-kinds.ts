import type { VersionOutline } from '@suite/api';

export type ReadinessKind = VersionOutline['readiness'][number]['kind'];

/** What is not complete. Without points of interest nothing is missing: many projects have none. */
export function openKinds({ readiness }: Pick<VersionOutline, 'readiness'>): readonly ReadinessKind[] {
  return readiness.flatMap(({ kind, done, total }) => (done < total ? [kind] : []));
}
