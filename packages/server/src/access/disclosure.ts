import type { Viewer } from './viewer.ts';

/** Projects whose prices the viewer may be told. */
export function pricedProjectIds(viewer: Viewer): readonly number[] {
  if (viewer.kind === 'anonymous') return [];
  return viewer.memberships.flatMap(({ projectId, seesPrices }) => (seesPrices ? [projectId] : []));
}

export function maySeePrices(viewer: Viewer, projectId: number): boolean {
  return pricedProjectIds(viewer).includes(projectId);
}
