import { useLocale } from '@suite/bus';
import { projectPath } from '../../../lib/landing.ts';
import type { ProjectParameter } from '../../../lib/project-parameter.ts';
import { useKnownProject } from '../../../lib/use-known-project.ts';
import { type ProjectLanding, useProjectLanding } from '../../../lib/use-project-landing.ts';

/** `map`: there is no project to go to, so the visitor chooses one. `chooser`: its roots are chosen from here. */
export type RootLanding =
  | Exclude<ProjectLanding, { kind: 'idle' }>
  | { readonly kind: 'map' }
  | { readonly kind: 'chooser' };

/**
 * Where `/masterplan` leads: the project of the address, else the selected one, else the only one, else the
 * project map.
 */
export function useRootLanding(
  parameter: ProjectParameter,
  selectedId: number | null,
): { readonly projectId: number | null; readonly landing: RootLanding } {
  const locale = useLocale();
  const project = useKnownProject(parameter, selectedId);
  const projectId = project.kind === 'known' ? project.projectId : null;
  const landing = useProjectLanding(projectId);
  const isChooser =
    projectId !== null && landing.kind === 'found' && landing.path === projectPath(projectId, locale);
  if (isChooser) return { projectId, landing: { kind: 'chooser' } };
  if (landing.kind !== 'idle') return { projectId, landing };
  switch (project.kind) {
    case 'invalid':
      return { projectId, landing: { kind: 'not-found' } };
    case 'pending':
      return { projectId, landing: project };
    default:
      return { projectId, landing: { kind: 'map' } };
  }
}
