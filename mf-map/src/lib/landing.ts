import { type Building, type Locale, type Masterplan, routePath } from '@suite/contracts';
import { type LandingTarget, landingTarget, rootMasterplan } from '@suite/domain';

/** Where a project leads: the landing of its root masterplan. A project without any is not found. */
export function projectLanding(
  masterplans: readonly Masterplan[],
  buildings: readonly Building[],
): LandingTarget {
  const root = rootMasterplan(masterplans);
  return root ? landingTarget(root.id, { masterplans, buildings }) : { kind: 'not-found' };
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

/** Address of a project before its landing is known: the page there goes on to it. */
export function projectPath(projectId: number, locale: Locale): string {
  return routePath('masterplan', locale, {}, `project=${projectId}`);
}
