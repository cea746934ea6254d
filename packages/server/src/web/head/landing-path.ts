import { routePath } from '@suite/contracts';
import { type LandingData, landingTarget, rootMasterplanId } from '@suite/domain';
import { listBuildings } from '../../modules/buildings/service.ts';
import { listMasterplans } from '../../modules/masterplans/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { pagePaths } from '../page-paths.ts';
import type { ListedParts } from '../plain/list.ts';

/** Published masterplans and buildings of a project. */
export async function findParts(context: QueryContext, projectId: number): Promise<ListedParts> {
  const below = { column: 'project_id', id: projectId } as const;
  const [masterplans, buildings] = await Promise.all([
    listMasterplans(context, below),
    listBuildings(context, below),
  ]);
  return { masterplans, buildings };
}

/** What of a project is published, to find where it begins. */
export async function partsOf(context: QueryContext, projectId: number): Promise<LandingData> {
  const { masterplans, buildings } = await findParts(context, projectId);
  const attributesOf = <T>({ attributes }: { readonly attributes: T }) => ({ publish: true, ...attributes });
  return { masterplans: masterplans.map(attributesOf), buildings: buildings.map(attributesOf) };
}

/** English path of the page that a project begins with; null where nothing of it is published. */
export async function landingPath(context: QueryContext, projectId: number): Promise<string | null> {
  const parts = await partsOf(context, projectId);
  const rootId = rootMasterplanId(parts);
  const target = rootId === null ? null : landingTarget(rootId, parts);
  if (target?.kind === 'building') return pagePaths.building(target);
  if (target?.kind !== 'masterplan') return null;
  // The page of one that is not published shows what is published below it, if it knows the project.
  const isPublished = parts.masterplans.some(({ id }) => id === target.id);
  return isPublished
    ? pagePaths.masterplan(target)
    : routePath('masterplan', 'en', {}, `project=${projectId}`);
}
