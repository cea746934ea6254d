import type { Building, Masterplan } from '@suite/api';
import { type Locale, routePath } from '@suite/contracts';
import { isPublishedRoot, type LandingTarget, landingTarget, rootMasterplanId } from '@suite/domain';

/** What of a project is published. */
export interface PublishedParts {
  readonly masterplans: readonly Masterplan[];
  readonly buildings: readonly Building[];
}

/** Path of a landing; null where there is nothing to land on. */
export function landingPath(target: LandingTarget, locale: Locale): string | null {
  switch (target.kind) {
    case 'masterplan':
      return routePath('masterplan-id', locale, { id: target.id });
    case 'building':
      return routePath('building-id', locale, { masterplanId: target.masterplanId, id: target.id });
    case 'not-found':
      return null;
  }
}

/**
 * Path of the landing of a project, which is that of its root masterplan; where several are published, a chooser of
 * them at `/masterplan`. A root that is not published
 * itself is a chooser of its children: the API knows nothing of it, so its address names the project.
 */
export function projectLandingPath(projectId: number, parts: PublishedParts, locale: Locale): string | null {
  if (parts.masterplans.filter(isPublishedRoot).length > 1) return projectPath(projectId, locale);
  const rootId = rootMasterplanId(parts);
  if (rootId === null) return null;
  const target = landingTarget(rootId, parts);
  const isChooser = target.kind === 'masterplan' && parts.masterplans.every(({ id }) => id !== target.id);
  if (isChooser) return routePath('masterplan-id', locale, { id: target.id }, `project=${projectId}`);
  return landingPath(target, locale);
}

/** Address of a project before its landing is known: the page there goes on to it. */
export function projectPath(projectId: number, locale: Locale): string {
  return routePath('masterplan', locale, {}, `project=${projectId}`);
}
