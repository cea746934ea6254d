import type { Building } from '@suite/api';
import { getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type ModelStage, useModelStage } from '@suite/model/stage';

export interface BuildingModelState {
  readonly hasModel: boolean;
  readonly modelStage: ModelStage;
}

/** Whether there is a live model to go into, and whether the visitor is in it. */
export function useBuildingModel({ projectId }: Building, isAsked: boolean): BuildingModelState {
  // The filters read the same from the cache.
  const project = useRead(readOf(getProject, { projectId, ...inLanguage(useLocale()) }));
  const hasModel = project.data?.hasModel === true;
  const modelStage = useModelStage(isAsked && hasModel);
  return { hasModel, modelStage };
}
