import { isNotFound, readProjectBuildings, readProjectMasterplans, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { joinStates } from './joined-state.ts';
import { projectLandingPath } from './landing.ts';

export type ProjectLanding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending'; readonly slow: boolean; readonly retry: () => void }
  | { readonly kind: 'found'; readonly path: string }
  /** The project does not exist, or nothing of it is published. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Finds out where a project leads; `null` asks nothing. */
export function useProjectLanding(projectId: number | null): ProjectLanding {
  const locale = useLocale();
  const masterplans = useRead(projectId === null ? null : readProjectMasterplans(projectId, locale));
  const buildings = useRead(projectId === null ? null : readProjectBuildings(projectId, locale));
  const { error, slow, retry } = joinStates([masterplans, buildings]);
  if (projectId === null) return { kind: 'idle' };
  if (isNotFound(error)) return { kind: 'not-found' };
  if (error !== undefined) return { kind: 'failed', retry };
  if (!masterplans.data || !buildings.data) return { kind: 'pending', slow, retry };
  const parts = { masterplans: masterplans.data, buildings: buildings.data };
  const path = projectLandingPath(projectId, parts, locale);
  return path === null ? { kind: 'not-found' } : { kind: 'found', path };
}
