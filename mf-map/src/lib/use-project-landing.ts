import { listProjectBuildings, listProjectMasterplans } from '@suite/api/endpoints';
import { inLanguage, isNotFound, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type AsyncState, joinStates } from '@suite/explorer';
import { projectLandingPath } from './landing.ts';

export type ProjectLanding =
  | { readonly kind: 'idle' }
  /** Not known yet, or what it depends on could not be read. */
  | { readonly kind: 'pending'; readonly read: AsyncState<unknown> }
  | { readonly kind: 'found'; readonly path: string }
  /** The project does not exist, or nothing of it is published. */
  | { readonly kind: 'not-found' };

/** Finds out where a project leads; `null` asks nothing. */
export function useProjectLanding(projectId: number | null): ProjectLanding {
  const locale = useLocale();
  const masterplans = useRead(
    projectId === null ? null : readOf(listProjectMasterplans, { projectId, ...inLanguage(locale) }),
  );
  const buildings = useRead(
    projectId === null ? null : readOf(listProjectBuildings, { projectId, ...inLanguage(locale) }),
  );
  const read = joinStates([masterplans, buildings]);
  if (projectId === null) return { kind: 'idle' };
  if (isNotFound(read.error)) return { kind: 'not-found' };
  if (!read.data) return { kind: 'pending', read };
  const [masterplansOfProject, buildingsOfProject] = read.data;
  const parts = { masterplans: masterplansOfProject, buildings: buildingsOfProject };
  const path = projectLandingPath(projectId, parts, locale);
  return path === null ? { kind: 'not-found' } : { kind: 'found', path };
}
