import { readProjectFeatures, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type ProjectLanding, useProjectLanding } from '../../lib/use-project-landing.ts';
import type { ProjectParameter } from './project-parameter.ts';

/** `map`: there is no project to go to, so the visitor chooses one. */
export type RootLanding = Exclude<ProjectLanding, { kind: 'idle' }> | { readonly kind: 'map' };

/**
 * Where `/masterplan` leads: the project of the address, else the selected one, else the only one, else the
 * project map.
 */
export function useRootLanding(
  parameter: ProjectParameter,
  selectedId: number | null,
): { readonly projectId: number | null; readonly landing: RootLanding } {
  const locale = useLocale();
  const knownId = parameter.kind === 'given' ? parameter.projectId : selectedId;
  const asks = parameter.kind === 'absent' && selectedId === null;
  const projects = useRead(asks ? readProjectFeatures(locale) : null);
  const [only, ...others] = projects.data?.features ?? [];
  const onlyId = only && others.length === 0 ? only.properties.id : null;
  const projectId = parameter.kind === 'wrong' ? null : (knownId ?? onlyId);
  const landing = useProjectLanding(projectId);
  if (parameter.kind === 'wrong') return { projectId, landing: { kind: 'not-found' } };
  if (landing.kind !== 'idle') return { projectId, landing };
  const { data, error, slow, retry } = projects;
  if (data) return { projectId, landing: { kind: 'map' } };
  if (error !== undefined) return { projectId, landing: { kind: 'failed', retry } };
  return { projectId, landing: { kind: 'pending', slow, retry } };
}
